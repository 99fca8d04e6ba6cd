import { useData, withBase } from 'vitepress';
import {
  type Ref,
  type VNode,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  ref,
  watch,
} from 'vue';
import type { Kit } from './document.js';
import type { Editor } from './editor.js';
import { Frame } from './frame.js';

declare const BAIZE_KIT_FILES: Kit['files'];

/** How long the reader pauses before an edit is shown, in milliseconds. */
const PAUSE = 400;
/** How long a button says that the code was copied, in milliseconds. */
const COPIED = 2000;
/** How far from the window an example starts. */
const NEAR = '300px';

const kit = (): Kit => ({
  dist: new URL(withBase('/../dist/'), location.href).href,
  files: BAIZE_KIT_FILES,
});

/** Calls back once, when the element is near the window. */
function whenNear(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The frame in `stage`, and what it reports. */
function useFrame(stage: Ref<HTMLElement | undefined>, text: Ref<string>) {
  const { isDark, page } = useData();
  const report = ref('');
  let frame: Frame | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    clearTimeout(timer);
    report.value = '';
    if (!stage.value) return;
    frame ??= new Frame(stage.value, kit(), (message) => (report.value ||= message));
    frame.show({ code: text.value, isDark: isDark.value, place: page.value.relativePath });
  };
  watch(text, () => {
    clearTimeout(timer);
    timer = setTimeout(show, PAUSE);
  });
  watch(isDark, (now) => frame?.setDark(now));
  onBeforeUnmount(() => {
    clearTimeout(timer);
    frame?.remove();
  });
  return { report, show };
}

/** The editor in `field`. */
function useEditor(field: Ref<HTMLElement | undefined>, text: Ref<string>) {
  const isEditable = ref(false);
  let editor: Editor | undefined;

  const edit = async (): Promise<void> => {
    const { createEditor } = await import('./editor.js');
    if (!field.value) return;
    editor = createEditor({
      parent: field.value,
      text: text.value,
      label: 'Code of the example',
      onChange: (now) => (text.value = now),
    });
    isEditable.value = true;
  };
  const write = (now: string): void => {
    if (editor) editor.text = now;
  };
  onBeforeUnmount(() => editor?.destroy());
  return { isEditable, edit, write };
}

/** The label of the button that copies the text. */
function useCopy(text: () => string) {
  const label = ref('Copy');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text());
    label.value = 'Copied';
    setTimeout(() => (label.value = 'Copy'), COPIED);
  };
  return { label, copy };
}

/**
 * A live example: a frame that runs the code, and an editor. The slot has the code for pages without scripts. Both parts
 * load when they are near the window.
 */
export const LiveExample = defineComponent({
  name: 'LiveExample',
  props: { code: { type: String, required: true } },
  setup(props, { slots }) {
    const original = decodeURIComponent(props.code);
    const [root, stage, field] = [ref<HTMLElement>(), ref<HTMLElement>(), ref<HTMLElement>()];
    const text = ref(original);
    const { report, show } = useFrame(stage, text);
    const { isEditable, edit, write } = useEditor(field, text);
    const { label, copy } = useCopy(() => text.value);
    let stopWaiting: (() => void) | undefined;

    const start = (): void => {
      show();
      void edit();
    };
    const reset = (): void => {
      if (text.value === original) show();
      else write(original);
    };
    onMounted(() => (stopWaiting = root.value && whenNear(root.value, start)));
    onBeforeUnmount(() => stopWaiting?.());

    const button = (words: string, onClick: () => unknown): VNode =>
      h('button', { type: 'button', onClick }, words);
    return () =>
      h('div', { ref: root, class: 'live', role: 'group', 'aria-label': 'Live example' }, [
        h('div', { ref: stage, class: 'live-stage' }),
        h('p', { class: 'live-report', role: 'status' }, report.value),
        h('div', { class: 'live-bar' }, [
          h('span', { class: 'live-hint' }, 'Edit the code to change the example.'),
          button('Reset', reset),
          h('span', { 'aria-live': 'polite' }, [button(label.value, () => void copy())]),
        ]),
        h('div', { class: ['live-code', { editable: isEditable.value }] }, [
          slots['default']?.(),
          h('div', { ref: field, class: 'live-field' }),
        ]),
      ]);
  },
});
