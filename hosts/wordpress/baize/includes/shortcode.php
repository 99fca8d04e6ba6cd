<?php
/**
 * The shortcode: [baize game="freecell" deal="617" theme="night" solvable].
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a shortcode.
 *
 * @param array|string $given Attributes; a word without a value has a number for its name.
 * @return string
 */
function baize_shortcode( $given ) {
	$values = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$values[ strtolower( $value ) ] = '';
		} else {
			$values[ $name ] = $value;
		}
	}
	$name = strtolower( $values['game'] ?? 'freecell' );
	unset( $values['game'] );
	// A game without a tag of its own is played by the element that has it by its name.
	if ( ! isset( baize_games()[ $name ] ) && isset( baize_games()['patience']['names'][ $name ] ) ) {
		$values['game'] = $name;
		$name           = 'patience';
	}
	return baize_markup( $name, $values, 'class="wp-block-baize-game"' );
}

/**
 * Tells WordPress the shortcode.
 */
function baize_register_shortcode() {
	if ( baize_games() ) {
		add_shortcode( 'baize', 'baize_shortcode' );
	}
}
add_action( 'init', 'baize_register_shortcode' );

/**
 * WordPress takes shortcodes out of excerpts; of this one “Play FreeCell” stays.
 *
 * @param string[] $names Shortcodes that are to be taken out.
 * @return string[]
 */
function baize_keep_in_excerpts( $names ) {
	return doing_filter( 'get_the_excerpt' ) ? array_diff( $names, array( 'baize' ) ) : $names;
}
add_filter( 'strip_shortcodes_tagnames', 'baize_keep_in_excerpts' );
