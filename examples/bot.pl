#!/usr/bin/env perl
# A bot for every Taproom game in Perl, with nothing but what comes with it (docs/bot-protocol.md). Try it:
#   taproom arena last-call --bots "run:perl examples/bot.pl" --against random --players 4 --deals 5
use strict;
use warnings;
use JSON::PP;

$| = 1;    # A line in a buffer is an answer that never came.
my %card;  # Every card of the table, from the hello: here only to know what is one.

# How much we like a move, given as words such as `play wine/red/star calling last-call`.
sub worth {
    my ( $move, $view ) = @_;
    my ( $verb, @rest ) = split ' ', $move;
    return 60 if $verb eq 'catch';
    return 50 if $verb eq 'serve';
    if ( $verb eq 'bid' ) { return -abs( $rest[0] - @{ $view->{hand} } / 4 ); }
    if ( $verb eq 'play' ) {
        my $calls = grep { $_ eq 'calling' } @rest;
        my $wild  = $move =~ /wild|bar|mixer/ ? 1 : 0;
        return 10 + 5 * $calls - 3 * $wild - ( $move =~ /tough-break/ ? 20 : 0 ) - ( $card{ $rest[0] } ? 0 : 1 );
    }
    my %other = ( sip => 9, take => 5, done => 2, gift => 1, 'own-up' => -9, swap => -5, accept => -1 );
    return $other{$verb} // 0;
}

while ( my $line = <STDIN> ) {
    my $said = decode_json($line);
    last if $said->{type} eq 'bye';
    if ( $said->{type} eq 'hello' ) {
        %card = map { $_ => 1 } @{ $said->{cards} };
        print encode_json( { ready => JSON::PP::true, name => 'bot.pl' } ), "\n";
        next;
    }
    my ($best) = sort { worth( $b, $said->{view} ) <=> worth( $a, $said->{view} ) } @{ $said->{moves} };
    my $passes = $said->{type} eq 'interrupt' && $best !~ /^catch/;
    print encode_json( { id => $said->{id}, move => $passes ? undef : $best } ), "\n";
}
