// Buttons that copy the code beside them.
import { TAG_FILES } from './files.js';

// The code names a release's files on a CDN. If this version is not released, the demo's own files are used instead.
const script = document.getElementById('script');
script.textContent = script.textContent.replaceAll(
  /"https?:[^"]*\/(?=[\w-]+\.js")/g,
  `"${TAG_FILES}`,
);

/** Copies the code of a button; if the browser refuses, selects it for the keyboard. */
async function copy(button) {
  const code = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
}

for (const button of document.querySelectorAll('[data-copy]')) {
  // Lets screen readers announce the button's new text.
  button.ariaLive = 'polite';
  button.addEventListener('click', () => void copy(button));
  button.addEventListener('blur', () => (button.textContent = 'Copy'));
}
