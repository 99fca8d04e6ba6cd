# What is wrong with tables on a server; for the site's author.

# By its code. $server is the server's address.
# $server (string)
problems =
    .server-unreachable = the server { $server } cannot be reached ({ $reason }); is it running, is this page's origin on its list, and does the page's content security policy have it in connect-src?
    .server-message = a message of the server cannot be used: "{ $field }" of "{ $message }" is { $got }
    .protocol = the server speaks another version of the protocol than this page ({ $got }, here { $accepted }): use the same version of baize and baize-server
    .other-protocol = the server speaks another version of the protocol than this page ({ $protocol }): use the same version of baize and baize-server
    .second-table = another table in this room plays at { $table } already; give each table of a server a room of its own
    .sign-in = signIn gave no token ({ $got }); accepted: a text, or a function that gives a promise of one
    .not-signed-in = the server takes only signed tokens of its site; set the property signIn of the room
    .no-such-table = there is no table with this code; tables without anybody are kept for a day
    .origin-not-allowed = the server { $server } does not take pages of this origin; put it on its list of origins
    .other = the server { $server } refused: { $code }
