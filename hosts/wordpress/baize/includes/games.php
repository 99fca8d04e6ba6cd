<?php
/**
 * The games that the plugin has, and what may be written for each. games.json is made from the kit's manifest of
 * elements when the plugin is packed, so it always fits the scripts beside it.
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/**
 * What games.json has: the folder of the kit's files, and the games.
 *
 * @return array{kit: string, games: array<string, array>}
 */
function baize_catalog() {
	static $catalog = null;
	if ( null === $catalog ) {
		$catalog = wp_json_file_decode( dirname( BAIZE_FILE ) . '/games.json', array( 'associative' => true ) );
		$catalog = is_array( $catalog ) ? $catalog : array();
	}
	return $catalog + array(
		'kit'   => '',
		'games' => array(),
	);
}

/**
 * The games by their names: freecell, klondike …
 *
 * @return array<string, array{tag: string, titles: array<string, string>, attributes: array<string, array>, names?: array<string, array<string, string>>}>
 */
function baize_games() {
	return baize_catalog()['games'];
}

/**
 * The title of a game in a language of WordPress, else in English.
 *
 * @param array  $game   An entry of baize_games().
 * @param string $locale As get_locale() gives it: de_DE.
 * @param string $plays  Which of its games it plays, if it has several: fan.
 * @return string
 */
function baize_title( array $game, $locale, $plays = '' ) {
	$language = strtolower( substr( $locale, 0, 2 ) );
	$titles   = $game['names'][ $plays ] ?? $game['titles'];
	return $titles[ $language ] ?? $titles['en'];
}

/**
 * The titles of the games that an element plays by their names.
 *
 * @param array  $game   An entry of baize_games().
 * @param string $locale As get_locale() gives it: de_DE.
 * @return array<string, string>
 */
function baize_names( array $game, $locale ) {
	$names = array();
	foreach ( array_keys( $game['names'] ?? array() ) as $name ) {
		$names[ $name ] = baize_title( $game, $locale, $name );
	}
	return $names;
}
