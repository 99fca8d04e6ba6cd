// Starts a miniature when it is near the window, by loading its elements.
const waiting = document.querySelectorAll('.picture');

/** Adds a theme for the tiles of its class. A linked theme would apply to the whole page. */
async function addTheme(name) {
  const response = await fetch(`../dist/themes/${name}.css`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await response.text()).replace(':where(:root),', ''));
  document.adoptedStyleSheets.push(sheet);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { scripts, theme } = target.dataset;
      for (const tag of scripts.split(' ')) void import(`../dist/cdn/${tag}.js`);
      if (theme) void addTheme(theme);
    }
  },
  { rootMargin: '200px' },
);
for (const picture of waiting) observer.observe(picture);
