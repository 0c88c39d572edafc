# One server in a container: docker build -t taproom . && docker run -p 7433:7433 -v taproom:/data taproom
# See docs/operations.md for proxies, PostgreSQL, backups and sizing; compose.yaml is two servers with PostgreSQL behind nginx.
# scripts/container.sh builds and tries this very file where no image can be pulled.
# A release pins the digest too: --build-arg BASE=node:24.21.0-bookworm-slim@sha256:...
ARG BASE=node:24.21.0-bookworm-slim

# The packages, packed as they are published.
FROM ${BASE} AS tarballs
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN npm run site
RUN mkdir /out && npm pack --workspaces --ignore-scripts --pack-destination /out && mv /out/* /

# What runs: node, the packages and their libraries. No compiler, no sources of the page, no tools.
FROM ${BASE} AS house
WORKDIR /app
COPY --from=tarballs /*.tgz /tmp/tarballs/
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund /tmp/tarballs/*.tgz \
  && rm -rf /tmp/tarballs /root/.npm

FROM ${BASE}
# Games that `play` keeps lie where tables do: there is nothing else to write to.
ENV NODE_ENV=production XDG_DATA_HOME=/data
WORKDIR /app
COPY --from=house /app /app
# A number, so that whoever runs the image can see that it is not root. Nothing outside /data is ever written.
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 7433
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:7433/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/taproom/bin/taproom.mjs"]
CMD ["serve", "--data", "/data"]
