<?php
/**
 * A game as HTML: its tag on a page, a link where scripts never run.
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of a game.
 *
 * @param string $name    A name of baize_games().
 * @param array  $given   Attribute => value, as an author wrote them.
 * @param string $wrapper Attributes of the element around the game, escaped.
 * @return string
 */
function baize_markup( $name, array $given, $wrapper ) {
	$game = baize_games()[ $name ] ?? null;
	if ( null === $game ) {
		return baize_note(
			array(
				sprintf(
					/* translators: 1: what was written. 2: a list of names. */
					__( 'There is no game “%1$s”. There are: %2$s.', 'baize' ),
					$name,
					implode( ', ', array_keys( baize_games() ) )
				),
			)
		);
	}
	$checked = baize_check( $game, $given );
	$link    = baize_link( $game, $checked['values'] );
	if ( is_feed() || doing_filter( 'get_the_excerpt' ) ) {
		return '<p>' . $link . '</p>';
	}
	$fallback = '<p>' . $link . '. ' . esc_html__( 'The game needs JavaScript.', 'baize' ) . '</p>';
	return '<div ' . $wrapper . '>' . baize_note( $checked['problems'] ) . baize_tag( $game, $checked['values'], $fallback ) . '</div>';
}

/**
 * The tag of a game, and its scripts for this page.
 *
 * @param array                 $game     An entry of baize_games().
 * @param array<string, string> $values   Checked attributes.
 * @param string                $fallback What stands in it where scripts don't run, as HTML.
 * @return string
 */
function baize_tag( array $game, array $values, $fallback ) {
	$tag  = $game['tag'];
	$look = in_array( $values['theme'] ?? '', $game['attributes']['theme']['looks'] ?? array(), true ) ? $values['theme'] : null;
	if ( null !== $look ) {
		unset( $values['theme'] );
		$values['class'] = 'baize-' . $look;
	}
	baize_enqueue( $tag, $look );
	$values += array( 'save-key' => baize_save_key( $tag ) );
	$html    = '';
	foreach ( $values as $name => $value ) {
		$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	return '<' . $tag . $html . '>' . $fallback . '</' . $tag . '>';
}

/**
 * The name under which browsers keep a game. The kit's own is the page's path, which is the same for all posts where
 * permalinks are plain (/?p=12), and another one on a list of posts.
 *
 * @param string $tag The game's tag.
 * @return string
 */
function baize_save_key( $tag ) {
	$place = get_the_ID() . '-' . $tag;
	$site  = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
	return $site . 'post-' . $place . '-' . baize_number( $place );
}

/**
 * Which of the games of a kind this is in its post.
 *
 * @param string|null $place Post and tag; null begins to count anew.
 * @return int
 */
function baize_number( $place ) {
	static $numbers = array();
	if ( null === $place ) {
		$numbers = array();
		return 0;
	}
	$numbers[ $place ] = ( $numbers[ $place ] ?? 0 ) + 1;
	return $numbers[ $place ];
}

/**
 * Counts anew for each text: other plugins render a post beforehand, for a description of it. A text inside another one
 * does not count anew: two games of the outer one would be kept in one place.
 *
 * @param string $content A post's text, which stays as it is.
 * @return string
 */
function baize_begin_text( $content ) {
	global $wp_current_filter;
	if ( 1 === count( array_keys( $wp_current_filter, 'the_content', true ) ) ) {
		baize_number( null );
	}
	return $content;
}
add_filter( 'the_content', 'baize_begin_text', 0 );

/**
 * A link to the post, for feeds, and browsers without scripts. Of an automatic excerpt WordPress keeps its words alone.
 *
 * @param array                 $game   An entry of baize_games().
 * @param array<string, string> $values Checked attributes.
 * @return string
 */
function baize_link( array $game, array $values ) {
	$title = baize_title( $game, get_locale(), $values['game'] ?? '' );
	$deal  = $values['deal'] ?? '';
	if ( '' !== $deal ) {
		/* translators: 1: a game. 2: a deal's number. */
		$title = sprintf( __( '%1$s, deal %2$s', 'baize' ), $title, $deal );
	}
	/* translators: %s: a game, with its deal: FreeCell, deal 617. */
	$text = esc_html( sprintf( __( 'Play %s', 'baize' ), $title ) );
	$url  = get_permalink();
	return $url ? '<a href="' . esc_url( $url ) . '">' . $text . '</a>' : $text;
}

/**
 * What is wrong with a game, for those who can mend it. Visitors don't see it.
 *
 * @param string[] $problems Sentences.
 * @return string
 */
function baize_note( array $problems ) {
	$post = get_the_ID();
	$may  = $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_theme_options' );
	if ( ! $problems || ! $may ) {
		return '';
	}
	return '<p class="baize-note" role="note"><strong>Baize:</strong> ' . esc_html( implode( ' ', $problems ) ) . '</p>';
}
