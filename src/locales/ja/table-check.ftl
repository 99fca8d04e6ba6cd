# Messages of the check of a deal, at tables and in races.

yes = ✓ OK
no = ✗ NG
region = この配札
before = 第{ NUMBER($hand) }ハンドのデッキは、誰かが賭ける前に決まっていました。
none = このデッキはページが用意したもので、検証できません。
commitment = コミットメント
seed = シード
later = ハンドが終わると公開されます。
cuts = カット
noCuts = 誰もカットしていません。
quoted =
    { HAS($text) ->
        [true] 「{ $text }」
       *[false] 入力なし
    }
own = シャッフルに加える言葉
cut = カット
reveals = シードを表示すると、次のプレイヤーの伏せたカードもわかります：{ LIST($names) }。
reveal = シードを表示
check = 検証する
aside = 残り札
deck = 配った順のデッキ
place = 順番
wrong = 、正しくは{ CARD($card) }
how = この検証でわかること
why =
    .commitment = テーブルは賭けの前に秘密のシードを選び、そのハッシュをコミットメントとして公開します。同じハッシュになる別のシードは誰にも見つけられないので、デッキはこの時点で決まります。
    .cuts = 入力された言葉で、デッキがもう一度シャッフルされます。テーブルはシードを選んだとき、その言葉を知りません。ですから、シードを知っている人があなたの後にカットしない限り、デッキを選べた人はいません。ハウスもコンピューターもカットしません。
    .seed = ハンドの後でシードが公開され、誰でもデッキを計算し直せます。手順はBaizeのdocs/guides/fair-shuffles.mdにすべて書いてあります。ただし、ハンドの間に誰もシードを知らなかったことまでは証明できません。
verdict =
    { $isFair ->
        [true] 検証の結果、すべて一致しました。
       *[false] 検証の結果、一致しないところがあります。
    }
byHand = 手動でコピーしてください

lines =
    .seed = シードが無効です。
    .commitment =
        シードのハッシュはコミットメントと一致{ $ok ->
            [true] します
           *[false] しません
        }。
    .dice = 出た目：{ $got }。シードによる目：{ $expected }。
    .deck =
        デッキはシード{ $cuts ->
            [0] { "" }
           *[other] とカット
        }どおりです。
    .cards = カードが{ NUMBER($different) }種類あります。正しくは{ NUMBER($size) }種類です。
    .uncut = カットが反映されていません。
    .order = デッキがシードとカットどおりではありません。
    .hand = { $who }：正しいカードです。
    .unseen = { $who }：{ NUMBER($count) }枚は誰にも見えていません。
    .laid = { $who }：別のカードでセットされています。
    .fault =
        { $who }、{ HAS($place) ->
            [true] デッキの{ $place }枚目
           *[false] 余分な1枚
        }：正しくは{ part-expected }、実際は{ part-got }。{ $more ->
            [0] { "" }
           *[other] ほかに{ $more }件あります。
        }
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] カードなし
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] カードなし
    }
