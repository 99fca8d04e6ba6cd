# Messages of Klondike.

title = Klondike
