# Messages of Golf.

title = Golf
