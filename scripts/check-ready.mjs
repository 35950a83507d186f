// Whether the server of this container can serve; its exit code is the answer.
const { PORT = '3000', BASE_PATH = '' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}/readyz`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
