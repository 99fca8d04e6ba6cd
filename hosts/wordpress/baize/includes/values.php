<?php
/**
 * What authors write for a game is held against the list of what the game takes. Nothing else reaches the page, so
 * that nobody can set an event handler.
 *
 * @package Baize
 */

defined( 'ABSPATH' ) || exit;

/** The longest text that an attribute may have, in bytes; a position of all cards has about 200. */
const BAIZE_LONGEST_TEXT = 2000;

/**
 * The value of an attribute, as the tag gets it.
 *
 * @param array $rule  What the attribute takes: an entry of a game's attributes.
 * @param mixed $value What an author wrote.
 * @return string|null|false The text; null where the attribute is to be left out; false where it is refused.
 */
function baize_written( array $rule, $value ) {
	if ( ! is_scalar( $value ) ) {
		return false;
	}
	if ( is_bool( $value ) ) {
		$value = $value ? 'true' : 'false';
	}
	$text = trim( (string) $value );
	if ( ! empty( $rule['boolean'] ) ) {
		if ( in_array( strtolower( $text ), array( '', 'true', '1', 'on', 'yes' ), true ) ) {
			return '';
		}
		return in_array( strtolower( $text ), array( 'false', '0', 'off', 'no' ), true ) ? null : false;
	}
	if ( in_array( $text, baize_choices( $rule ), true ) ) {
		return $text;
	}
	if ( ! empty( $rule['number'] ) && preg_match( '/^\d{1,10}(\.\d{1,6})?$/D', $text ) ) {
		return $text;
	}
	return ! empty( $rule['text'] ) && strlen( $text ) <= BAIZE_LONGEST_TEXT ? $text : false;
}

/**
 * The words that an attribute takes.
 *
 * @param array $rule An entry of a game's attributes.
 * @return string[]
 */
function baize_choices( array $rule ) {
	return array_merge( $rule['values'] ?? array(), $rule['looks'] ?? array() );
}

/**
 * What an attribute takes, in words.
 *
 * @param array $rule An entry of a game's attributes.
 * @return string
 */
function baize_taken( array $rule ) {
	$taken = empty( $rule['boolean'] ) ? baize_choices( $rule ) : array( 'true', 'false' );
	if ( ! empty( $rule['number'] ) ) {
		$taken[] = __( 'a number', 'baize' );
	}
	if ( ! empty( $rule['text'] ) ) {
		/* translators: %s: a number of characters. */
		$taken[] = sprintf( __( 'a text of at most %s characters', 'baize' ), BAIZE_LONGEST_TEXT );
	}
	return implode( ', ', $taken );
}

/**
 * Sorts what an author wrote into what the game takes, and sentences about the rest.
 *
 * @param array $game  An entry of baize_games().
 * @param array $given Attribute => value.
 * @return array{values: array<string, string>, problems: string[]}
 */
function baize_check( array $game, array $given ) {
	$values   = array();
	$problems = array();
	$unknown  = array_diff( array_keys( $given ), array_keys( $game['attributes'] ) );
	if ( $unknown ) {
		$problems[] = sprintf(
			/* translators: 1: what was written. 2: a game's tag. 3: a list of attributes. */
			__( 'Not attributes of %2$s: %1$s. It has: %3$s.', 'baize' ),
			implode( ', ', $unknown ),
			$game['tag'],
			implode( ', ', array_keys( $game['attributes'] ) )
		);
	}
	foreach ( array_diff_key( $given, array_flip( $unknown ) ) as $name => $value ) {
		$rule    = $game['attributes'][ $name ];
		$written = baize_written( $rule, $value );
		if ( false === $written ) {
			$problems[] = sprintf(
				/* translators: 1: what was written. 2: an attribute. 3: a list of what it takes. */
				__( '“%1$s” is no value of %2$s. It takes: %3$s.', 'baize' ),
				is_scalar( $value ) ? $value : gettype( $value ),
				$name,
				baize_taken( $rule )
			);
		} elseif ( null !== $written ) {
			$values[ $name ] = $written;
		}
	}
	return array(
		'values'   => $values,
		'problems' => $problems,
	);
}
