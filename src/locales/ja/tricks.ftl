title =
    { $game ->
        [hearts] ハーツ
        [spades] スペード
        [knock-out] ノックアウト・ホイスト
        [german] ジャーマン・ホイスト
        [oh-hell] オー・ヘル
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] ホイスト
    }
handNumber = 第{ $hand }ハンド

suits =
    .clubs = クラブ
    .diamonds = ダイヤ
    .hearts = ハート
    .spades = スペード
part-suit =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }

seats = 席
dealer = ディーラー
dealerSign = D
cards = カード{ $count }枚
tricks = { $count }トリック
points = { $count }点
tricksOfBid = { $tricks }／{ $bid }
bids =
    .number = ビッド{ $bid }
    .nil = ニル
    .blind = ブラインドニル
    .passed = パス
    .none = ビッド前
out = 脱落
ready = 準備完了
hasPassed = 選択済み
scores = 得点
score = 得点{ $score }
partners = { $first }＆{ $second }

trick = トリック
lastTrick = 前のトリック
trump = 切り札：{ part-suit }
trumpHidden = 切り札は非公開
stock = 残り{ $count }枚
laid = 切り札のカード（裏向き）
turned = 表向き

ownHand = あなたの手札
playable = 出せます

menu = その他
help = 遊び方
hintLabel = ヒント
fair = この配札を検証
buttons =
    .ready = 配る
    .show = カードを見る
    .next = 次のハンド
    .rebuy = 次のハンド
    .step = 次へ
    .skip = 最後へ進む
    .new = 新規ゲーム
    .pass = パス
    .nil = ニル
    .look = 手札を見る
    .blind-nil = ブラインドニル
    .lay = 裏向きに置く
    .double = ダブル
    .redouble = リダブル
    .no-double = ダブルしない
    .ask = 切り札を聞く
    .pair = KとQを見せる
    .claim = 残りをクレーム
    .last-trick = 前のトリック
    .takeback = 取り消す
    .add = ほかの人に加点
    .subtract = 自分の点を減らす
nextGame = 新規ゲーム
passCards = { $count }枚渡す
bidNumber = { $bid }をビッド
chooseTrump = 切り札：{ part-suit }

steps =
    .ready = 「配る」を押すと始まります。
    .wait =
        { WHO($seat) ->
            [you] あなたの番です。
           *[other] { SEAT($seat) }を待っています。
        }
    .wait-all = ほかのプレイヤーを待っています。
    .covered = { SEAT($seat) }の番です。端末を受け取ってください。
    .out = このゲームから脱落しました。ほかのプレイヤーが続けています。
    .look = 手札を見るか、ブラインドニルをビッドします。
    .bid = 何トリック取りますか。
    .auction = 切り札を決める権利をビッドするか、パスします。
    .must-bid = 誰もビッドしていないので、ビッドしてください。
    .trump = 切り札を選んでください。
    .conceal = 切り札を秘密に選んでください。
    .lay = 切り札にするスートのカードを1枚選んでください。裏向きのまま置きます。
    .double = ビッドは{ $count }です。ダブルしますか。
    .redouble = 味方のビッド{ $count }がダブルされました。リダブルしますか。
    .pass =
        { $missing ->
            [0] このカードを{ SEAT($seat) }に渡します。
            [1] { SEAT($seat) }に渡すカードをあと1枚選んでください。
           *[other] { SEAT($seat) }に渡すカードを{ $missing }枚選んでください。
        }
    .exchange =
        { $missing ->
            [0] このカードを{ SEAT($seat) }にあげます。
            [1] { SEAT($seat) }にあげるカードをあと1枚選んでください。
           *[other] { SEAT($seat) }にあげるカードを{ $missing }枚選んでください。
        }
    .lead = あなたがリードします。
    .follow = リードは{ part-suit }です。{ part-suit }を出してください。
    .discard = { part-suit }がないので、どのカードも出せます。
    .ask = { part-suit }がないので、どのカードも出せます。切り札を聞くこともできます。
    .moon = すべての点を取りました。点数をどうしますか。
    .not-played = 全員パスしました。次のディーラーが配ります。
    .over = ハンドが終わりました。
    .game-over = ゲームが終わりました。
    .watch = 観戦中です。

result =
    .bid = ビッド
    .tricks = トリック
    .cards = カード点
    .hand = 今回
    .bags = バッグ
    .score = 得点
    .made = 達成
    .failed = 失敗
    .moon = { SEAT($seat) }がすべての点を取りました！
    .not-played = 全員パス
    .won =
        { $who ->
            [you] あなたの勝ちです！
            [us] あなたのチームの勝ちです！
           *[other] 勝者：{ $names }
        }
announcements =
    .hand-started = 第{ $hand }ハンド。ディーラーは{ SEAT($dealer) }です。
    .own-cards = { SEAT($seat) }のカード：{ CARDS($cards) }。
    .cut = { SEAT($seat) }がカットしました。
    .passed-cards = { SEAT($seat) }がカードを選びました。
    .received = { SEAT($seat) }が受け取ったカード：{ CARDS($cards) }。
    .bid = { SEAT($seat) }は{ $bid }をビッド。
    .nil = { SEAT($seat) }はニルをビッド。
    .no-bid = { SEAT($seat) }はパス。
    .blind-nil = { SEAT($seat) }はブラインドニルをビッド。
    .trump = { SEAT($seat) }は{ part-suit }を切り札にしました。
    .concealed = { SEAT($seat) }は切り札を秘密に選びました。
    .laid = { SEAT($seat) }は切り札のカードを裏向きに置きました。
    .turned = { CARD($card) }が表になりました。
    .trump-shown = 切り札は{ part-suit }です。
    .double = { SEAT($seat) }はダブル。
    .redouble = { SEAT($seat) }はリダブル。
    .no-double = { SEAT($seat) }はダブルしません。
    .asked = { SEAT($seat) }は切り札を聞きました。
    .pair = { SEAT($seat) }は切り札のキングとクイーンを見せました。
    .claimed = { SEAT($seat) }は残りをクレームしました。
    .lead = { SEAT($seat) }は{ CARD($card) }をリード。
    .play = { SEAT($seat) }は{ CARD($card) }。
    .trick-won = { SEAT($seat) }がトリックを取りました。
    .drew = { SEAT($seat) }は{ CARD($card) }を引きました。
    .turn = { SEAT($seat) }の番です。
    .not-played = 全員パスしました。このハンドはプレイしません。
    .moon = { SEAT($seat) }がすべての点を取りました。
    .side = { $names }：{ $tricks }トリック、このハンド{ $points }点、合計{ $score }点。
    .game-won = ゲーム終了。勝者は{ $names }です。

hints =
    .bid = ヒント：ビッド { $bid }。
    .nil = ヒント：ニル。
    .no-bid = ヒント：パス。
    .trump = ヒント：切り札を{ part-suit }に。
    .lay = ヒント：{ CARD($card) }を置く。
    .pass = ヒント：{ CARDS($cards) }を渡す。
    .play = ヒント：{ CARD($card) }を出す。
    .other = ヒント：「{ $action }」。

refusals =
    .no-card = カードではありません。
    .not-in-hand = { CARD($card) }は手札にありません。
    .must-follow = { part-suit }があるので、フォローしなければなりません。
    .must-lead = 最初のトリックは{ CARD($card) }をリードします。
    .not-broken = { part-suit }はまだリードできません。
    .first-trick-points = 最初のトリックでは、点のあるカードを出せません。
    .must-trump = 切り札を聞いたので、{ part-suit }を出さなければなりません。
    .first-chance = 今、{ CARD($card) }を出さなければなりません。
    .not-settled = 残りはまだ確定していません。
    .no-such-move = その操作はありません。
    .not-now = 今はできません。
    .not-in-rules = このゲームにその操作はありません。
    .table-moves = それができるのはテーブルだけです。
    .not-your-turn = あなたの番ではありません。
    .seat-out = このゲームから脱落しています。
    .already-ready = もう準備完了です。
    .already-cut = もうカットしました。
    .already-looked = もう手札を見ました。
    .already-passed = もうカードを渡しました。
    .passes-nothing = このハンドではカードを渡しません。
    .not-ready = まだ全員の準備ができていません。
    .bad-cut = カットの言葉は{ $most }文字までです。
    .no-number = ビッドは数字です。
    .must-look = 先に手札を見てください。
    .bad-bid = ビッドできるのは{ $least }〜{ $most }です。
    .bids-fit = ビッドの合計が{ $tricks }になってはいけないので、{ $bid }はビッドできません。
    .side-bid-low = チームのビッドが足りません。{ $least }以上をビッドしてください。
    .dealer-must-bid = 誰もビッドしていないので、{ $least }以上をビッドしなければなりません。
    .over-partner = 今の最高ビッドはパートナーのものです。上回るには{ $least }以上が必要です。
    .bad-suit = 切り札は4つのスートのどれかです。
    .bad-choice = それは選べません。
    .pass-count = ちょうど{ NUMBER($cards) }枚選んでください。
    .same-card-twice = { CARD($card) }が2回入っています。
    .not-doubled = ビッドはダブルされていません。
    .already-doubled = ビッドはもうダブルされています。
    .trump-shown = 切り札はもう公開されています。
    .can-follow = フォローできるので、切り札は聞けません。
    .no-suit-led = リードなので、切り札は聞けません。
    .pair-shown = キングとクイーンはもう公開されました。
    .trump-concealed = 切り札はまだ公開されていません。
    .no-trick-yet = 先に味方が1トリック取らなければなりません。
    .no-pair = 切り札のキングとクイーンがそろっていません。
