// The tables of the server that this page came from.
document.querySelector('card-room').setAttribute('server', location.origin.replace('http', 'ws'));
