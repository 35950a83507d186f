const NOMBRE = 'sesion-terminada'

/** For what asks the server past `api`, and was told that there is no session any more: files. */
export const tellSesionTerminada = (): void => void dispatchEvent(new Event(NOMBRE))

export const onSesionTerminada = (act: () => void): void => addEventListener(NOMBRE, act)
