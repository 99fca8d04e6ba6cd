/**
 * `baize/embed`: the addresses of `embed.html`, its messages, the code to paste, and oEmbed. It needs no page: it runs
 * in Node, too.
 */
export {
  EMBED_GAMES,
  EMBED_THEMES,
  type EmbedAttribute,
  type EmbedGame,
  findGame,
} from './embed/games.js';
export {
  type Embed,
  type EmbedChoices,
  type EmbedProblem,
  type EmbedReading,
  FITS,
  type Fit,
  PAGE_PARAMETERS,
  acceptedBy,
  isAccepted,
  readEmbed,
  acceptedValues,
  writeEmbed,
} from './embed/query.js';
export { type FrameSize, frameSize } from './embed/size.js';
export {
  embedTitle,
  embedUrl,
  fixedFrameCode,
  frameCode,
  reactCode,
  tagCode,
} from './embed/code.js';
export {
  type EmbedEventMessage,
  type EmbedHeightMessage,
  type EmbedHeightRequest,
  type EmbedMessage,
  type EmbedRefusedMessage,
} from './embed/messages.js';
export {
  type OEmbedOptions,
  type OEmbedProblem,
  type OEmbedReading,
  type OEmbedResponse,
  oembed,
  oembedLink,
} from './embed/oembed.js';
