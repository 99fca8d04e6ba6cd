<?php
/**
 * The kit's files, from this site alone, and only on pages that have a game.
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of a file of the kit. The kit's folder has the version in its name: its files import each other by
 * relative addresses, so none may have a query behind it.
 *
 * @param string $file Below the kit's folder.
 * @return string
 */
function baize_kit_url( $file ) {
	return plugins_url( baize_catalog()['kit'] . '/' . $file, BAIZE_FILE );
}

/**
 * Registers the style sheets: one that keeps a game's place until its script has come, and the finished themes.
 */
function baize_register_styles() {
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The folder has the version in its name.
	wp_register_style( 'baize-page-rule', baize_kit_url( 'page-rule.css' ), array(), null );
	foreach ( baize_catalog()['looks'] ?? array() as $look ) {
		wp_register_style( 'baize-look-' . $look, baize_kit_url( 'themes/' . $look . '.css' ), array(), null );
	}
	// phpcs:enable
}
add_action( 'init', 'baize_register_styles' );

/**
 * Puts the script and the styles of a game on this page.
 *
 * @param string      $tag  The game's tag.
 * @param string|null $look A finished theme.
 */
function baize_enqueue( $tag, $look ) {
	wp_enqueue_style( 'baize-page-rule' );
	if ( null !== $look ) {
		wp_enqueue_style( 'baize-look-' . $look );
	}
	$source = baize_kit_url( $tag . '.js' );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'baize-' . $tag, $source, array(), null );
	} else {
		// WordPress before 6.5 has no script modules; baize_as_module() makes one of it.
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_enqueue_script( 'baize-' . $tag, $source, array(), null, true );
	}
}

/**
 * Writes the tag of a game's script as that of a module, in WordPress before 6.5.
 *
 * @param string $tag    The whole script element.
 * @param string $handle The script's name.
 * @return string
 */
function baize_as_module( $tag, $handle ) {
	foreach ( baize_games() as $game ) {
		if ( 'baize-' . $game['tag'] === $handle ) {
			$tag = preg_replace( '#\stype=(["\'])text/javascript\1#', '', $tag );
			return str_replace( '<script ', '<script type="module" ', $tag );
		}
	}
	return $tag;
}
add_filter( 'script_loader_tag', 'baize_as_module', 10, 2 );

/**
 * A classic theme prints its head before it renders posts, so their text tells whether one has a game. Without this
 * the style would come at the end of the page, after the game's place was laid out.
 */
function baize_enqueue_early() {
	global $wp_query;
	foreach ( $wp_query->posts ?? array() as $post ) {
		if ( $post instanceof WP_Post && ( has_block( 'baize/game', $post ) || has_shortcode( $post->post_content, 'baize' ) ) ) {
			wp_enqueue_style( 'baize-page-rule' );
			return;
		}
	}
}
add_action( 'wp_enqueue_scripts', 'baize_enqueue_early' );
