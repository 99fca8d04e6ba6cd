region = 遊び方
headings =
    .aim = 目的
    .deal = 配り方
    .bidding = ビッド
    .trump = 切り札
    .play = トリック
    .scoring = 得点

part-suit =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }

aims =
    .points = 点になるカードを避けます。得点がいちばん少ない人の勝ちです。
    .contract = 何トリック取るかを宣言し、それ以上取ります。
    .book = 相手チームより多くトリックを取ります。
    .exact = 何トリック取るかを宣言し、ちょうどその数だけ取ります。
    .card-points = 切り札を選ぶ権利をビッドで争います。取った人は、ビッドした点以上のカード点を集めます。
    .survival = 毎回1トリック以上取ります。1つも取れなければ脱落で、最後に残った人の勝ちです。
    .majority = 最後の{ $last }トリックを相手より多く取ります。
players =
    { $players }人で遊びます。{ $sides ->
        [opposite] 向かい合う2人がチームで、得点も一緒です。
       *[each] 全員が1人で戦います。
    }順番は{ $direction ->
        [anticlockwise] 右
       *[clockwise] 左
    }回りです。
ends =
    .points = 誰かが{ $target }点になるとゲーム終了です。最少の人が複数いれば続けます。
    .contract =
        { $sides ->
            [opposite] どちらかのチーム
           *[each] 誰か
        }が{ $target }点になる{ HAS($floor) ->
            [true] か、{ $floor }点まで下がる
           *[false] { "" }
        }とゲーム終了です。得点がいちばん多い側の勝ちです。
    .book = 先に{ $target }点になったチームの勝ちです。
    .exact = { $hands }ハンドの後、得点がいちばん多い人の勝ちです。
    .card-points = ゲーム点が{ $target }になれば勝ち、{ $lost }になれば負けです。
    .majority = 1ハンドで1ゲームです。

deck = デッキは{ $count }枚です。
leftOut = 使わないカード：{ CARDS($cards) }。
jokers = { CARD($big) }はビッグジョーカー、{ CARD($little) }はリトルジョーカーで、いちばん強い切り札です。
hand = このハンドでは1人{ $count }枚ずつ配ります。
handInTwo = 1人{ $before }枚ずつ配り、切り札が決まったらあと{ $rest }枚ずつ配ります。
stock = 残りは山札で、いちばん上のカードは表向きです。トリックに勝った人がそれを取り、もう1人は次のカードを伏せたまま取ります。
sizes =
    .exact = 最初のハンドは1枚で、{ $most }枚まで1枚ずつ増えます。その後は1枚まで1枚ずつ減ります。
    .survival = ハンドごとに1枚ずつ減ります。
pass = プレイの前に、もらうカードを見ずに{ $count }枚選び、{ $to }渡します。
passInTurn = プレイの前に、もらうカードを見ずに{ $count }枚選んで渡します。渡す先はハンドごとに順に：{ $to }。
passTo =
    .left = 左へ
    .right = 右へ
    .across = 向かいへ
    .on = ほかの人へ
    .none = 交換なし

bids = ディーラーの次の人から順に、取るトリックの数を{ $least }から{ $most }まででビッドします。
bidSum = パートナー同士のビッドは合計されます。
nil = 0のビッドはニルで、1トリックも取らないという宣言です。
blindNil =
    { $sides ->
        [opposite] { $behind }点以上負けているチーム
       *[each] { $behind }点以上負けている人
    }は、手札を見る前にニルをビッドできます（ブラインドニル）。{ $exchange ->
        [0] { "" }
       *[other] その後、パートナー同士で{ $exchange }枚交換します。
    }
sideLeast = ニルがなければ、チームのビッドの合計は{ $least }以上でなければなりません。
mustMiss = ビッドの合計がトリックの数と同じになってはいけません。そのため最後の人にはビッドできない数があります。
auction = ディーラーの次の人から順に、前より高くビッドするか、パスして降ります。ビッドは{ $least }から{ $most }までです。
hold = 最初にビッドした人は、後の人と同じ数でもビッドできます。
overPartner = 最高のビッドがパートナーのものなら、上回るには{ $least }以上が必要です。
allPass =
    .forced = ほかの全員がパスしたら、ディーラーは{ $least }以上をビッドしなければなりません。
    .redeal = 全員がパスしたら、次のディーラーが配ります。
doubles = その後、相手はダブル、ビッドしたチームはリダブルできます。

trumps =
    .none = 切り札はありません。
    .suit = { part-suit }がいつも切り札です。
    .dealer-card = ディーラーの最後のカードを表にします。そのスートが切り札です。
    .stock-card = 配った後、次のカードを表にします。そのスートが切り札です。
    .named = このハンドでは{ SEAT($seat) }が切り札を決めます。
    .bidder-suit = 最も高くビッドした人が、切り札のスートを秘密に選びます。
    .bidder-card = 最も高くビッドした人が、カードを1枚裏向きに置きます。そのスートが切り札です。公開まで、そのカードは使えません。
mostNames = 2ハンド目からは、前のハンドで最も多く取った人が切り札を決めます。
concealed = フォローできない人が切り札を聞くまで、切り札は秘密です。それまではどのカードも切り札になりません。
afterAsking =
    .must-trump = 聞いた人は、切り札を持っていれば出さなければなりません。
    .free = 聞いた人は、その後どのカードでも出せます。

leads =
    .lowest = { CARD($card) }を持つ人が、それを最初にリードします。
    .next = ディーラーの次の人が最初にリードします。
follow = できればフォローします。つまりリードと同じスートを出します。なければ、どのカードでも出せます。
wins =
    .highest = リードされたスートの最も強いカードがトリックに勝ちます。勝った人が次にリードします。
    .trump = 最も強い切り札がトリックに勝ちます。切り札がなければ、リードされたスートの最も強いカードです。勝った人が次にリードします。
examples =
    .highest = リードは{ part-suit }です。その中で最も強い{ CARD($card) }の勝ちです。{ CARD($other) }はスートが違うので勝てません。
    .two = リードは{ part-suit }です。強いほうの{ CARD($card) }の勝ちです。
    .trump = { CARD($card) }は切り札なので、{ CARD($other) }にも勝ちます。
    .winner = トリックに勝つ
ranks =
    .usual = エースが最も強く、2が最も弱いカードです。
    .other = 各スートの強さは、強い順に次のとおりです：
breaking =
    { part-suit }は、{ $by ->
        [points] 点になるカード
       *[suit] { part-suit }
    }が1枚出るまでリードできません。ほかにカードがなければリードできます。
firstTrick = 最初のトリックでは、できるかぎり点になるカードを出しません。
firstChance = フォローできないとき、または同じスートのより強いカードが出ているときは、{ CARD($card) }をすぐに出します。
claim = 残りで得点が変わらなくなったら、「{ $button }」で一度に終えられます。

cardPoints = 次のカードは、取った人の点になります：
eachOfSuit = { part-suit }1枚につき{ $points }点
oneCard = { CARD($card) }：{ $points }点
eachCard = 各{ $points }点
points = { $points }点
nothing = 0点
moon =
    .add = 1人がすべて取ると、ほかの全員に{ $points }点ずつ入り、その人は0点です。
    .subtract = 1人がすべて取ると、その人の得点が{ $points }減ります。
    .choose = 1人がすべて取ると、その人が選びます。ほかの全員に{ $points }点ずつか、自分の得点から{ $points }を引くかです。
contractMade = ビッドした数だけ取ると、ビッド1トリックにつき{ $trick }点、超えた分は1点ずつです。
contractFailed = 足りなければ、ビッド1トリックにつきマイナス{ $trick }点です。
bags = 超えたトリックはバッグです。バッグ{ $count }個ごとに{ $penalty }点減ります。
nilScore = ニルは、1トリックも取らなければ{ $points }点、取ればマイナス{ $points }点です。
blindNilScore = ブラインドニルはプラスまたはマイナス{ $points }点です。
nilTricks =
    .count = 失敗したニルのトリックは、パートナーのビッドに数えます。
    .bags = 失敗したニルのトリックは、パートナーのビッドに数えません。超えたトリックになります。
book = { $book }を超えたトリックは1つ1点です。
honours = オナーは切り札の強いほうから4枚です。4枚とも配られたチームは4点、3枚なら2点です。あと1点で勝つチームには入りません。
exact = ビッドとちょうど同じ数を取ると{ $bonus }点、さらに1トリックにつき1点です。違えば0点です。
survival = 得点は、最後のハンドで取ったトリックの数です。0なら脱落です。
majority = 最後の{ $last }トリックを多く取ると1点です。
rankPoints = 各スートで、次のカードに点があります：
total =
    全部で{ $total }点あります。{ $lastTrick ->
        [0] { "" }
       *[other] 最後のトリックにはさらに{ $lastTrick }点あります。
    }
gamePoints = ビッドしたチームがビッド以上の点を取れば、ゲーム点が1増えます。足りなければ1減ります。
high = { $high }以上のビッドはゲーム点2になります。
doubled = ダブルなら2倍、リダブルなら4倍になります。
pair = 1人の手札にある切り札のキングとクイーンはペアです。切り札が公開され、チームが1トリック取った後、自分の番に見せられます。
pairWorth = ビッドしたチームのペアはビッドを{ $by }下げます（{ $least }まで）。相手のペアは{ $by }上げます（{ $most }まで）。

guide =
    .ready = { $aim }「{ $deal }」を押すとカードが配られます。
    .pass = トリックに勝ちそうなカードや、短いスートをなくせるカードを渡します。たとえば{ CARDS($cards) }です。
    .exchange-nil = ニルをビッドしたので、強いカードをパートナーに渡します：{ CARDS($cards) }。
    .exchange-help = パートナーがニルをビッドしました。勝てない弱いカードを渡します：{ CARDS($cards) }。
    .look = チームは大きく負けています。ブラインドニルは点が高い反面、危険です。手札を見るほうが安全です。
    .bid = 何トリック取れそうですか。エース、ほかの札があるキング、強い切り札や多い切り札を数えます。ここでは{ $bid }がよいビッドです。
    .bid-nil = 勝てそうなカードがほとんどありません。0をビッドできますが、1つも取ってはいけません。
    .bid-high = いちばんよいスートなら{ $bid }をビッドできます。最も高くビッドした人が切り札を選びます。
    .bid-pass = これ以上ビッドするには手札が弱すぎます。パスして、ほかの人に任せましょう。
    .must-bid = 誰もビッドしていないので、ビッドしてください。いちばん低い数にします。
    .trump = いちばん強いスートを選びます：{ part-suit }。
    .lay = いちばんよいスートの弱いカード、{ CARD($card) }を裏向きに置きます。{ part-suit }が切り札になります。
    .double = 相手のビッドが失敗すると思うときだけダブルします。このハンドは2倍になります。
    .redouble = 相手はビッドが失敗すると見ています。自信があるときだけリダブルします。
    .lead-due = 最初のトリックは{ CARD($card) }で始まります。それを出します。
    .lead-low = あなたのリードです。{ CARD($card) }を出します。たぶん誰かがもっと強いカードで取ります。
    .lead-high = あなたのリードです。{ CARD($card) }は、そのスートに残る最も強いカードなので、たぶん勝ちます。
    .lead-long = あなたのリードです。{ CARD($card) }を出して、強いカードは後に残します。
    .duck = リードは{ part-suit }です。{ CARD($card) }は{ CARD($best) }より弱いので、出してもトリックを取らずに済みます。
    .follow-low = リードは{ part-suit }です。{ CARD($card) }を出します。今は勝っていますが、誰かが上回るかもしれません。
    .follow-must = リードは{ part-suit }で、このトリックは避けられません。{ CARD($card) }で取ります。
    .follow-safe = リードは{ part-suit }で、このトリックにはまだ点がありません。強いカード、{ CARD($card) }を処分します。
    .follow-win = リードは{ part-suit }です。{ CARD($card) }は{ CARD($best) }より強いので、勝ちに行きます。
    .follow-lose = { CARD($best) }に勝たせて、弱い{ CARD($card) }を出します。
    .follow-partner = このトリックはパートナーが勝っています。{ CARD($card) }を出して、強いカードは残します。
    .follow-gift = このトリックはパートナーが勝っています。点のある{ CARD($card) }を足します。
    .discard-points = { part-suit }がないので勝てません。{ CARD($card) }を捨てると、その点は勝った人に行きます。
    .discard-high = { part-suit }がないので勝てません。危険な強いカード、{ CARD($card) }を捨てます。
    .discard-low = { part-suit }がありません。いらないカード、{ CARD($card) }を捨てます。
    .discard-partner = { part-suit }がなく、パートナーが勝っています。いらないカード、{ CARD($card) }を捨てます。
    .discard-gift = { part-suit }がなく、パートナーが勝っています。点のある{ CARD($card) }を足します。
    .ruff = { part-suit }がないので、切り札を出せます。今のところ{ CARD($card) }が勝ちます。
    .ask = { part-suit }がありません。切り札を聞くと、このトリックに切り札で勝てます。
    .pair = 切り札のキングとクイーンがあります。見せると、ビッドが有利に変わります。
    .wait = { SEAT($seat) }の番です。
    .wait-trick = { SEAT($seat) }の番です。今のところ{ CARD($best) }が勝っています。
    .wait-all = ほかの人がまだ選んでいます。
    .won = { SEAT($seat) }が{ CARD($best) }でトリックを取り、次にリードします。
    .won-points = { SEAT($seat) }が{ $points }点のトリックを取り、次にリードします。
    .won-partner = パートナーが{ CARD($best) }でトリックを取り、次にリードします。
    .moon = 点になるカードをすべて取りました！ よいほうを選んでください。
    .out = このゲームから脱落しました。ほかの人が続けています。
    .reveal = すべてのトリックが終わりました。これから数えます。
    .end-points = このハンドで{ $points }点取り、得点は{ $score }です。少ない人の勝ちです。
    .end-made = { $bid }のビッドは達成です。{ SIGNED($points) }点。
    .end-failed = { $bid }のビッドは失敗です。{ SIGNED($points) }点。
    .end-against-made = 相手チームは{ $bid }のビッドを達成しました。
    .end-against-failed = 相手チームは{ $bid }のビッドに失敗しました。
    .end-tricks = あなたのチームは{ $tricks }トリック取りました。{ SIGNED($points) }点です。
    .end-in = トリックを取ったので、ゲームに残ります。次のハンドは1枚少なくなります。
    .end-out = トリックを取れなかったので、脱落です。
    .end-won = 数えるトリックを多く取り、ゲームに勝ちました。
    .end-lost = 数えるトリックは相手のほうが多く取りました。
    .not-played = 全員がパスしたので、このハンドは行いません。次のディーラーが配ります。

keyMain = メインボタン：配る、カードを渡す、次のハンド
    .keys = d
keyWalk = 手札を移動する
    .keys = ← →
keyPlay = カードを出す、または選ぶ
    .keys = Enter, Space
keyHint = ヒント
    .keys = h
keyLast = 前のトリック
    .keys = t
keyPass = パス
    .keys = p
keyAsk = 切り札を聞く
    .keys = k
keyPair = 切り札のキングとクイーンを見せる
    .keys = q
keyClaim = 残りをクレーム
    .keys = c
keyTakeBack = 取り消す
    .keys = u
