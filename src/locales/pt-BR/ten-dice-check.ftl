region = Os dados desta corrida
before = Os dados desta corrida foram fixados antes do primeiro lance.
numbered = Em uma corrida com número, todos recebem os mesmos dados. Quem conhece o número pode calculá-los antes, por isso não há nada para conferir.
later = Aparece depois da corrida.
rolls =
    { $count ->
        [one] { $name }: { $count } lance confere com a semente.
       *[other] { $name }: { $count } lances conferem com a semente.
    }
faults =
    .dice = { $name }, lance { $roll }: esperado { $expected }, saiu { $got }.
    .turn = { $name }, lance { $roll }: a ordem das vezes quebrou as regras.
    .count = { $name }, lance { $roll }: o número de lances está errado.
    .start = { $name }: a corrida não começou do início.
wins =
    { $count ->
        [one] ganhou { $count } corrida
       *[other] ganhou { $count } corridas
    }
why =
    .seed = Antes do primeiro lance, a corrida sorteia uma semente secreta e mostra o hash dela, o compromisso. Não se conhece outra semente com esse hash, por isso os dados estão fixados.
    .dice = Cada um tem os seus próprios dados. O que você tira não depende de quem aperta primeiro nem do que os outros guardam.
    .check = Depois da corrida, a semente aparece, e qualquer pessoa pode calcular todos os lances de novo. docs/guides/fair-shuffles.md, do Baize, descreve como. Isto não prova que ninguém conhecia a semente durante a corrida.
