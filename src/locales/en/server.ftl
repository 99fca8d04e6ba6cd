# What is wrong with tables on a server; for the site's author.

# By its code. $server is the server's address.
# $server (string)
problems =
    .server-unreachable = the server { $server } cannot be reached ({ $reason }). Check that it runs, that it allows this page's origin, and that the page's content security policy allows the server in connect-src
    .server-message = the server sent an invalid message: "{ $field }" of "{ $message }" is { $got }
    .protocol = the server uses another version of the protocol ({ $got }) than this page ({ $accepted }). Use the same version of baize and baize-server
    .other-protocol = the server uses another version of the protocol ({ $protocol }) than this page. Use the same version of baize and baize-server
    .second-table = another table in this room already plays at { $table }. Give each table a room of its own
    .sign-in = signIn returned no token ({ $got }); accepted: a string, or a function that returns a promise of one
    .not-signed-in = the server accepts only tokens signed by its site. Set the property signIn of the room
    .no-such-table = there is no table with this code. The server keeps a table for a day after the last person has left
    .origin-not-allowed = the server { $server } does not accept pages of this origin. Add the origin to its list
    .other = the server { $server } refused the request: { $code }
