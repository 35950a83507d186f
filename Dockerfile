FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
ENV PATH=/app/node_modules/.bin:$PATH
COPY . .
RUN vite build --app --logLevel warn && node scripts/precompress.ts && node scripts/build-server.ts

FROM node:24-bookworm-slim
WORKDIR /app
# The Node that the project is tested with comes with its dependencies.
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN install -d -o node -g node -m 0700 /data /respaldos /llaves
COPY --from=build /app /app
USER node
VOLUME ["/data", "/respaldos", "/llaves"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "scripts/check-ready.mjs"]
CMD ["node", "--max-semi-space-size=16", "dist/servidor/main.mjs", "serve"]
