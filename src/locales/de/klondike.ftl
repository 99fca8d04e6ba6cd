title = Klondike
