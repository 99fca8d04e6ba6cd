// Buttons that copy the code beside them.
import { TAG_FILES } from './files.js';

// A release has its files on a CDN. This copy of the demo may not be released: its own files work everywhere it runs.
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
  // Said to screen readers when it changes.
  button.ariaLive = 'polite';
  button.addEventListener('click', () => void copy(button));
  button.addEventListener('blur', () => (button.textContent = 'Copy'));
}
