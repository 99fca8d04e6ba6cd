<?php
/**
 * A classic theme that resets everything, for the check of the plugin.
 *
 * @package Baize
 */

add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'resets', get_stylesheet_uri(), array(), '1' );
	}
);
