/**
 * Colyseus reads its environment when it is loaded, so this module is imported first. A process counts as
 * dead if it does not answer within this time. The default of two seconds would be most of the time that a
 * person waits for a table to come back.
 */
process.env['COLYSEUS_PRESENCE_SHORT_TIMEOUT'] ??= '500';
