/**
 * The block in the editor: the real game, which can't be played there, and its settings in the sidebar. Plain
 * JavaScript with WordPress's own packages, so that nothing has to be built.
 */
(({ blockEditor, blocks, components, compose, element }, { games, kit, locale, words }) => {
  const { createElement, Fragment } = element;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = components;

  /** These have fields of their own at the top. */
  const FIRST = ['deal', 'theme', 'locale'];

  /** The words that an attribute takes. */
  const choices = (rule) => [...(rule.values ?? []), ...(rule.looks ?? [])];

  /**
   * A value as the tag gets it; undefined where it is refused. What stands in a post may come from anybody, so it is
   * held against the list here too, by the rules of includes/values.php.
   */
  function written(rule, value) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
    const text = String(value).trim();
    if (rule.boolean) return /^(|true|1|on|yes)$/i.test(text) ? '' : undefined;
    const isTaken =
      choices(rule).includes(text) ||
      (rule.number && /^\d{1,10}(\.\d{1,6})?$/.test(text)) ||
      rule.text;
    return isTaken ? text : undefined;
  }

  const accepted = ({ attributes }, values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => Object.hasOwn(attributes, name))
        .map(([name, value]) => [name, written(attributes[name], value)])
        .filter(([, value]) => value !== undefined),
    );

  /** Loads the kit where the preview stands, the editor's page or the frame in it, and takes the preview out of play. */
  const useKit = (tag, look) =>
    compose.useRefEffect(
      (preview) => {
        preview.inert = true;
        const { head } = preview.ownerDocument;
        const add = (name, properties) => {
          const address = properties.src ?? properties.href;
          const known = [...head.querySelectorAll(name)];
          if (known.some(({ src, href }) => (src ?? href) === address)) return;
          head.append(Object.assign(head.ownerDocument.createElement(name), properties));
        };
        if (look) add('link', { rel: 'stylesheet', href: `${kit}themes/${look}.css` });
        add('script', { type: 'module', src: `${kit}${tag}.js` });
      },
      [tag, look],
    );

  function Preview({ game, values }) {
    const { theme, ...others } = accepted(game, values);
    const look = (game.attributes.theme.looks ?? []).includes(theme) ? theme : undefined;
    const board = createElement(game.tag, {
      ...others,
      ...(look ? { class: `baize-${look}` } : { theme }),
      // One place for all previews, which nobody plays; it never meets a game that the author plays as a visitor.
      'save-key': 'editor',
    });
    const ref = useKit(game.tag, look);
    return createElement('div', { ref, lang: locale }, board);
  }

  const titled = (name) => {
    const text = name.replaceAll('-', ' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  /** The field of an attribute that takes a few words. */
  const choiceField = (rule, { names, none, ...common }) =>
    createElement(SelectControl, {
      ...common,
      options: [
        { value: '', label: none },
        ...choices(rule).map((word) => ({ value: word, label: names[word] ?? word })),
      ],
      __next40pxDefaultSize: true,
    });

  /** The field of one attribute. `set` takes undefined where nothing is to be written. */
  function Field({
    name,
    rule,
    value,
    set,
    label = titled(name),
    help,
    none = words.asTheGame,
    names = {},
  }) {
    const common = { label, help: help ?? rule.description, __nextHasNoMarginBottom: true };
    const shown = value === undefined ? undefined : written(rule, value);
    const change = (text) => set(text === '' ? undefined : text);
    if (rule.boolean)
      return createElement(ToggleControl, {
        ...common,
        checked: shown === '',
        onChange: (on) => set(on ? '' : undefined),
      });
    const typed = { ...common, value: shown ?? '', onChange: change };
    if (!rule.number && !rule.text) return choiceField(rule, { ...typed, names, none });
    const isNumber = rule.number && choices(rule).length === 0;
    return createElement(TextControl, {
      ...typed,
      ...(isNumber ? { type: 'number', min: 0 } : {}),
      __next40pxDefaultSize: true,
    });
  }

  /** The choice of the game. What the other game takes as well is kept: deal, theme, language. */
  const gameField = (name, values, setAttributes) =>
    createElement(SelectControl, {
      label: words.game,
      value: name,
      options: Object.entries(games).map(([value, { title }]) => ({ value, label: title })),
      onChange: (next) => setAttributes({ game: next, values: accepted(games[next], values) }),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });

  function Settings({ game, attributes: { game: name, values }, setAttributes }) {
    const set = (attribute) => (value) => {
      const { [attribute]: _, ...others } = values;
      const written = value === undefined ? others : { ...others, [attribute]: value };
      setAttributes({ values: written });
    };
    const field = (attribute, more) => {
      const rule = game.attributes[attribute];
      const known = { name: attribute, rule, value: values[attribute], set: set(attribute) };
      // The titles of games that are played by their names.
      const names = attribute === 'game' ? game.names : undefined;
      return rule && createElement(Field, { key: attribute, ...known, names, ...more });
    };
    const own = Object.keys(game.attributes).filter((attribute) => !FIRST.includes(attribute));
    return createElement(
      blockEditor.InspectorControls,
      null,
      createElement(
        PanelBody,
        { title: words.game },
        gameField(name, values, setAttributes),
        field('deal', { label: words.deal, help: words.dealHelp }),
        field('theme', { label: words.theme, help: '', none: words.asThePage }),
        field('locale', { label: words.language, help: '', none: words.asThePage }),
      ),
      createElement(
        PanelBody,
        { title: words.more, initialOpen: false },
        own.map((attribute) => field(attribute)),
      ),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const { game: name, values } = attributes;
    const game = Object.hasOwn(games, name) ? games[name] : undefined;
    const wrapper = blockEditor.useBlockProps();
    if (game === undefined) return createElement('div', wrapper, words.noSuchGame);
    return createElement(
      Fragment,
      null,
      createElement(Settings, { game, attributes, setAttributes }),
      createElement('div', wrapper, createElement(Preview, { key: name, game, values })),
    );
  }

  /** A game without a tag of its own is played by the element that has it by its name. */
  const isPlayedByName = (name) =>
    !Object.hasOwn(games, name) && Object.hasOwn(games.patience?.names ?? {}, name);

  /** A shortcode that is pasted, or that “Convert to blocks” finds, becomes a block. */
  const fromShortcode = {
    type: 'shortcode',
    tag: 'baize',
    attributes: {
      game: {
        type: 'string',
        shortcode: ({ named: { game = 'freecell' } }) => (isPlayedByName(game) ? 'patience' : game),
      },
      values: {
        type: 'object',
        shortcode: ({ named: { game, ...values }, numeric }) => ({
          ...values,
          ...(isPlayedByName(game) ? { game } : {}),
          ...Object.fromEntries(numeric.map((name) => [name, ''])),
        }),
      },
    },
  };

  blocks.registerBlockType('baize/game', {
    edit: Edit,
    save: () => null,
    transforms: { from: [fromShortcode] },
  });

  // Each game stands in the inserter under its own name.
  for (const [name, { title }] of Object.entries(games))
    blocks.registerBlockVariation('baize/game', {
      name,
      title,
      attributes: { game: name },
      isActive: ['game'],
      scope: ['inserter'],
    });
})(window.wp, window.baizeEditor);
