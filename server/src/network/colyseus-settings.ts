/**
 * Colyseus reads its environment as it is loaded, so this is imported before it. A process that has died is noticed when it
 * does not answer in this time: the usual two seconds would be most of what a person waits for the table to come back.
 */
process.env['COLYSEUS_PRESENCE_SHORT_TIMEOUT'] ??= '500';
