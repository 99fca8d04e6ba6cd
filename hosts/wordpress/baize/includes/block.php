<?php
/**
 * The block, rendered here like the shortcode.
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a block.
 *
 * @param array $attributes As block.json has them.
 * @return string
 */
function baize_render_block( array $attributes ) {
	return baize_markup( $attributes['game'], $attributes['values'], get_block_wrapper_attributes() );
}

/**
 * Tells WordPress the block.
 */
function baize_register_block() {
	if ( baize_games() ) {
		register_block_type( dirname( BAIZE_FILE ) . '/block', array( 'render_callback' => 'baize_render_block' ) );
	}
}
add_action( 'init', 'baize_register_block' );

/**
 * WordPress leaves blocks that it doesn't know out of excerpts; of this one “Play FreeCell” stays.
 *
 * @param string[] $names Blocks that stay.
 * @return string[]
 */
function baize_allow_in_excerpts( $names ) {
	return array_merge( $names, array( 'baize/game' ) );
}
add_filter( 'excerpt_allowed_blocks', 'baize_allow_in_excerpts' );

/**
 * Hands the editor the games, where their files are, and its words.
 */
function baize_prepare_editor() {
	$games = array();
	foreach ( baize_games() as $name => $game ) {
		$games[ $name ] = array(
			'tag'        => $game['tag'],
			'title'      => baize_title( $game, get_user_locale() ),
			'attributes' => $game['attributes'],
			'names'      => (object) baize_names( $game, get_user_locale() ),
		);
	}
	$data = array(
		'games'  => $games,
		'kit'    => baize_kit_url( '' ),
		'locale' => str_replace( '_', '-', get_locale() ),
		'words'  => array(
			'game'       => __( 'Game', 'baize' ),
			'deal'       => __( 'Deal', 'baize' ),
			'dealHelp'   => __( 'A number from 1 on. Without one each visitor gets another deal.', 'baize' ),
			'theme'      => __( 'Theme', 'baize' ),
			'language'   => __( 'Language', 'baize' ),
			'asThePage'  => __( 'As the page', 'baize' ),
			'asTheGame'  => __( 'As the game has it', 'baize' ),
			'more'       => __( 'Rules and looks', 'baize' ),
			'noSuchGame' => __( 'There is no such game in this version of the plugin.', 'baize' ),
		),
	);
	wp_add_inline_script(
		generate_block_asset_handle( 'baize/game', 'editorScript' ),
		'window.baizeEditor = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}
add_action( 'enqueue_block_editor_assets', 'baize_prepare_editor' );
