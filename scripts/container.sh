#!/usr/bin/env bash
# Builds the image of the Dockerfile where none can be pulled, and plays a game in it: needs root, buildah and mmdebstrap.
# The base is Debian by mmdebstrap with the node and npm of the machine it is built on; everything else is the Dockerfile's.
#   npm run build && scripts/container.sh      with TARBALLS=DIR it takes packages that are packed already
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
tag=taproom-$(date +%s)
container=''
cleanup() {
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  buildah rmi "localhost/$tag" "localhost/$tag-base" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap cleanup EXIT

echo '1. the base'
mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar"
base=$(buildah from scratch)
buildah add "$base" "$work/base.tar" / >/dev/null
buildah copy "$base" "$(readlink -f "$(command -v node)")" /usr/local/bin/node >/dev/null
buildah copy "$base" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm >/dev/null
buildah run "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
buildah commit --rm "$base" "localhost/$tag-base" >/dev/null

echo '2. the packages'
tarballs=${TARBALLS:-$work/tarballs}
if [ ! -d "$tarballs" ]; then
  mkdir "$tarballs"
  npm pack --workspaces --ignore-scripts --silent --pack-destination "$tarballs" >/dev/null
fi

echo '3. the image'
buildah build --build-arg "BASE=localhost/$tag-base" --build-context "tarballs=$tarballs" \
  --env "NPM_CONFIG_REGISTRY=$(npm config get registry)" --unsetenv NPM_CONFIG_REGISTRY --tag "localhost/$tag" . >"$work/build.log" 2>&1 ||
  { tail -40 "$work/build.log"; exit 1; }
buildah inspect --type image --format 'user {{.OCIv1.Config.User}}, volumes {{.OCIv1.Config.Volumes}}, {{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}' "localhost/$tag"

echo '4. a server in it'
container=$(buildah from "localhost/$tag")
port=$((20000 + RANDOM % 20000))
mkdir -p "$work/data" && chown 1000:1000 "$work/data"
buildah run --volume "$work/data:/data" "$container" -- \
  node /app/node_modules/taproom/bin/taproom.mjs serve --data /data --port "$port" --log json >"$work/server.log" 2>&1 &
server=$!
for _ in $(seq 120); do curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && break; sleep 0.5; done
curl -sf "http://127.0.0.1:$port/readyz" >/dev/null || { cat "$work/server.log"; exit 1; }
curl -sf "http://127.0.0.1:$port/" | grep -o '<title>.*</title>'
echo "runs as $(stat -c %u "$work/data/taproom.db")"
curl -sf -X POST -H 'content-type: application/json' -d '{"game":"closing-time","seats":2,"name":"Ann"}' "http://127.0.0.1:$port/api/tables" | head -c 120
echo

echo '5. a game in it'
buildah run "$container" -- sh -c 'yes 1 | head -400 | node /app/node_modules/taproom/bin/taproom.mjs play closing-time --players 2 --seed container' | tail -3
kill "$server" && wait "$server" || true
echo 'the image is built, runs without root, sends the page, opens tables and plays a game'
