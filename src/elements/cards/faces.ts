import type { ReactiveController, TemplateResult } from 'lit';
import { type Card, DECK_SIZE, faceOf } from '../../core/cards/card.js';
import { quote } from '../../core/engine/reason.js';
import { LazyPart } from '../base/lazy.js';
import type { ElementHost } from '../controllers/element-host.js';
import type { SettingsController } from '../controllers/settings-controller.js';
import { englishError, loadEnglish } from './english.js';
import { type CardFaces, type FacesFailure, failureOf, hostFaces } from './host-faces.js';

type FacesHost = ElementHost<'room' | 'complain' | 'loadFailed'> & {
  readonly cardFaces: CardFaces | null;
  readonly inForce: Pick<SettingsController, 'faces'>;
};

type FaceSet = readonly TemplateResult[];
const NONE: FaceSet = [];

/** The faces of cards: the page's or the room's if all of them can be used, else the English ones, else the kit's. */
export class Faces implements ReactiveController {
  private given: CardFaces | FaceSet | undefined;
  private faces = NONE;
  private readonly english: LazyPart<FaceSet>;

  /**
   * @param kitFace the kit's face of a card, which may be that of a covered card
   * @param count how many different cards there are
   */
  constructor(
    private readonly host: FacesHost,
    private readonly kitFace: (card: Card, isCovered: boolean) => TemplateResult,
    private readonly count: number = DECK_SIZE,
  ) {
    host.addController(this);
    this.english = new LazyPart<FaceSet>(host, async () => {
      const { englishFaces } = await loadEnglish();
      const english = englishFaces(count, (url) => {
        if (this.faces !== english) return;
        this.use(NONE);
        host.loadFailed(englishError(url));
      });
      return english;
    });
  }

  /** The face of a card. A covered English card shows the kit's index, so its file is not requested. */
  readonly of = (card: Card, isCovered = false): TemplateResult => {
    const isIndex = isCovered && this.faces === this.english.value;
    return (isIndex ? undefined : this.faces[faceOf(card)]) ?? this.kitFace(card, isCovered);
  };

  hostUpdate(): void {
    const { host, english } = this;
    const isEnglish = host.inForce.faces === 'english';
    if (isEnglish) english.loadInBackground();
    const own = host.cardFaces ?? host.room?.cardFaces;
    const kits = isEnglish ? english.value : undefined;
    const given = own ?? kits;
    if (this.given === given) return;
    this.given = given;
    this.faces = own ? NONE : (kits ?? NONE);
    if (own) this.take(own);
  }

  private use(faces: FaceSet): void {
    this.faces = faces;
    this.host.requestUpdate();
  }

  private take(cardFaces: CardFaces): void {
    const use = (faces: FaceSet, failed?: FacesFailure): void => {
      // Another set may be in use by now. Each card of a broken set fails, and one report is enough.
      if (this.given !== cardFaces || (failed && faces === this.faces)) return;
      this.use(faces);
      if (!failed) return;
      const { got, cause } = failed;
      const accepted = 'templates and image URLs';
      this.host.complain({ code: 'option', option: 'cardFaces', got, accepted }, cause);
    };
    const none: FaceSet = [];
    try {
      const failed = (url: string): void => use(none, { got: quote(url) });
      use(hostFaces(cardFaces, failed, this.count));
    } catch (error) {
      use(none, failureOf(error));
    }
  }
}
