import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { minimalSetup } from 'codemirror';

export interface Editor {
  text: string;
  destroy(): void;
}

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** The colours of site.css, which are those of the code on other pages. */
const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--live-tag)' },
  {
    tag: [tags.attributeName, tags.function(tags.variableName), tags.className],
    color: 'var(--live-name)',
  },
  { tag: [tags.string, tags.attributeValue], color: 'var(--live-string)' },
  { tag: [tags.keyword, tags.operator, tags.definitionKeyword], color: 'var(--live-keyword)' },
  {
    tag: [tags.number, tags.bool, tags.propertyName, tags.atom, tags.color],
    color: 'var(--live-constant)',
  },
  { tag: tags.comment, color: 'var(--live-comment)' },
]);

/** Makes an editor of HTML. The Tab key leaves it, as any field. */
export function createEditor({ parent, text, label, onChange }: EditorOptions): Editor {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      minimalSetup,
      html(),
      EditorView.lineWrapping,
      syntaxHighlighting(HIGHLIGHT),
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(insert) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
    },
    destroy: () => view.destroy(),
  };
}
