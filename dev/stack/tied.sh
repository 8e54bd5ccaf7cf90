#!/bin/sh
# Runs $TIED_PROGRAM, and kills it within a second of the end of the process that started it, even if that was killed.
parent=$PPID program=$$
while kill -0 $program; do
  kill -0 $parent || kill -9 $program
  sleep 1
done <&- >/dev/null 2>&1 3>&- &
exec "$TIED_PROGRAM" "$@"
