<?php
/**
 * What editor.js uses of WordPress.
 *
 * @package Baize
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-compose', 'wp-element' ),
	'version'      => '0.0.0',
);
