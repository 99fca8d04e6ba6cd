title = みんなで遊ぶ
game =
    { $game ->
        [seven27-table] セブン・トゥエンティセブン
        [paigow-table] パイゴウポーカー
        [hearts-table] ハーツ
        [spades-table] スペード
        [whist-table] ホイスト
        [twenty-nine-table] 29
        [ten-dice-race] 10個のダイスレース
       *[other] { $game }
    }
yourTable = あなたのテーブル
invitation = 招待リンク
invite = 招待する
copy = 招待リンクをコピー
copied = 招待リンクをコピーしました。
byHand = ブラウザーがリンクをコピーできませんでした。選択されているので、手でコピーしてください。
notShared = 共有できませんでした。代わりに招待リンクをコピーしてください。
inviting = 一緒に{ game }で遊びませんか
invitingToPlay = 一緒に遊びませんか
others = ほかのテーブル
joinByCode = テーブルに参加
code = テーブルのコード
join = 参加
openTables = 参加できるテーブル
looking = テーブルを探しています…
none = 今、参加できるテーブルはありません。
people = { $count }人
free = 空席{ $count }
hand =
    { $hand ->
        [0] 開始前
       *[other]
            { $game ->
                [ten-dice-race] 第{ $hand }レース
               *[other] 第{ $hand }ハンド
            }
    }
joinTable = テーブル { $code } に参加
newTable = 新しいテーブル
gameLabel = ゲーム
seats = 席の数
seatCount = { $count }
clock = 1手の持ち時間
seconds = { $count }秒
fill = 空席にボットを座らせる
listed = 参加できるテーブルの一覧に表示する
make = テーブルを作る
making = テーブルを作っています…
made = テーブルができました。ほかの人を招待しましょう。
missing = このページでは、ほかの人と一緒に遊べません。
problems =
    .table-code = テーブルのコードは8文字の英数字です（0、1、I、L、O、Uは使いません）。
    .no-such-table = このコードのテーブルはありません。
    .busy = サーバーが混み合っています。少ししてからもう一度お試しください。
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] リクエストが多すぎます。{ $retryAfter }秒後にもう一度お試しください。
           *[false] リクエストが多すぎます。しばらくしてからもう一度お試しください。
        }
    .too-many-tables = サーバーは今、新しいテーブルを作れません。
    .too-many-own-tables = 同じネットワークから作れるテーブルの上限に達しています。
    .store-away = サーバーは今、テーブルを保存できません。
    .not-signed-in = 先にこのサイトにログインしてください。
    .sign-in = 先にこのサイトにログインしてください。
    .server-unreachable = 今、サーバーに接続できません。
    .other = サーバーがリクエストを拒否しました。
