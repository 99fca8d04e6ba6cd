<?php
/**
 * Plugin Name:       Baize card games
 * Description:       Card games in posts and pages: FreeCell, Golf, Klondike, Pyramid, Pai Gow poker, Seven Twenty-Seven and the Ten-Dice Race, as a block and as a shortcode. All files come from your own site.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Baize authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       baize
 * Domain Path:       /languages
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

define( 'BAIZE_FILE', __FILE__ );

require_once __DIR__ . '/includes/games.php';
require_once __DIR__ . '/includes/values.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/markup.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/shortcode.php';

/**
 * Loads the words of the site's language, which come with the plugin.
 */
function baize_load_words() {
	load_plugin_textdomain( 'baize', false, dirname( plugin_basename( BAIZE_FILE ) ) . '/languages' );
}
add_action( 'init', 'baize_load_words', 1 );

/**
 * Says in the dashboard that the folder was taken from the sources, without the games' files.
 */
function baize_warn_if_not_built() {
	if ( baize_games() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html__( 'Baize: the files of the games are missing. Install the plugin from its zip file, baize-wordpress.zip.', 'baize' )
	);
}
add_action( 'admin_notices', 'baize_warn_if_not_built' );
