# A server of Adega. Nothing is in it but what runs: docs/operating.md says how it is used.

FROM node:24-bookworm-slim AS page
WORKDIR /adega
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /adega
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/package.json
COPY packages packages
# Of the project only what serves is there: its own Node and what builds the page are left out.
RUN npm ci --omit=dev --omit=optional

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ONE_PORT=1 DATA=/data PAGE=/adega/page
WORKDIR /adega
COPY --from=packages /adega/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=page /adega/apps/web/dist page
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/main.ts"]
