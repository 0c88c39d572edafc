# One server in a container: docker build -t taproom . && docker run -p 7433:7433 -v taproom:/data taproom
# See docs/operations.md for proxies, PostgreSQL, backups and sizing.
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 7433
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:7433/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/taproom.mjs"]
CMD ["serve", "--data", "/data"]
