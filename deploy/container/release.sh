#!/bin/sh
# The release step of compose.yaml: a pair of keys when there is none, what the image holds published, and live only where
# nothing was live before. Anything that goes wrong ends it, and no edge starts on half of it.
set -eu
SIGNING_DIR=${SIGNING_DIR:-/signing}
TRUSTED_DIR=${TRUSTED_DIR:-/trusted}
FED="${NODE:-node} deploy/src/fed.ts"
[ -f "$SIGNING_DIR/releases.key" ] || env -u FIELDSPAN_SIGNING_KEY $FED keygen --out "$SIGNING_DIR"
cp "$SIGNING_DIR/releases.pub" "$TRUSTED_DIR/releases.pub"
export FIELDSPAN_SIGNING_KEY="$SIGNING_DIR/releases.key"
$FED publish ${PACKAGES:-all}
$FED promote all --first
