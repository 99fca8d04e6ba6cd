# Messages of Pyramid.

title = Pyramid
