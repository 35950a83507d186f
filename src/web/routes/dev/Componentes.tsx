import { type ReactNode, useState } from 'react'
import { drawCaminoChico } from '#dibujo/camino.ts'
import { createGraficaDePilas } from '#dibujo/pilas/draw-pilas.ts'
import type { GraficaDePilas } from '#dibujo/pilas/grafica-de-pilas.ts'
import { AccionesDeFila } from '../../ui/AccionesDeFila.tsx'
import { Apartado, Apartados } from '../../ui/Apartado.tsx'
import { Aviso } from '../../ui/Aviso.tsx'
import { AvisosProvider, useAvisos } from '../../ui/Avisos.tsx'
import { Boton, BotonIcono, type BotonTono } from '../../ui/Boton.tsx'
import { Camino } from '../../ui/Camino.tsx'
import { Campo, CampoArchivo, CampoTexto } from '../../ui/Campo.tsx'
import { CampoMultiple } from '../../ui/CampoMultiple.tsx'
import { CampoSeleccion } from '../../ui/CampoSeleccion.tsx'
import { Casilla } from '../../ui/Casilla.tsx'
import { Confirmacion } from '../../ui/Confirmacion.tsx'
import { AvisoSinCorreo, Correo } from '../../ui/Correo.tsx'
import { CuadroQr } from '../../ui/CuadroQr.tsx'
import { DialogoAncho } from '../../ui/DialogoAncho.tsx'
import { Avance, Cargador, Espera } from '../../ui/Espera.tsx'
import { Filtro } from '../../ui/Filtro.tsx'
import { Bloque } from '../../ui/graficas/BloqueDeGrafica.tsx'
import { Grafica } from '../../ui/graficas/Grafica.tsx'
import { Leyenda, TablaDeGrafica } from '../../ui/graficas/Leyenda.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { Interruptor } from '../../ui/Interruptor.tsx'
import { Marca } from '../../ui/Marca.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Opciones } from '../../ui/Opciones.tsx'
import { useFilaOrdenable, ZonaOrdenable } from '../../ui/Ordenable.tsx'
import { Paginas, Pestanas } from '../../ui/Pestanas.tsx'
import { Progreso } from '../../ui/Progreso.tsx'
import { Cabeza, Regreso } from '../../ui/Regreso.tsx'
import { Reparos } from '../../ui/Reparos.tsx'
import { Retrato } from '../../ui/Retrato.tsx'
import { BuscarEnLista, Encabezados, Tabla } from '../../ui/Tabla.tsx'
import { TablaDeParticipacion } from '../../ui/TablaDeParticipacion.tsx'
import { Bola, Insignia, Vacio } from '../../ui/Vacio.tsx'
import { ZonaDeArchivo } from '../../ui/ZonaDeArchivo.tsx'
import styles from './Componentes.module.css'

const LARGO = 'Departamento de Desorganización y Otorrinolaringología Interdepartamental'
const TONOS: BotonTono[] = ['primario', 'secundario', 'peligro', 'texto']
const FICHAS = ['Bodega', 'Ventas', LARGO].map((texto) => ({ valor: texto, texto }))
const CARAS = [
  { valor: '0', texto: 'Muy de acuerdo', cara: 'grin' },
  { valor: '1', texto: 'De acuerdo', cara: 'smile' },
  { valor: '2', texto: 'En desacuerdo', cara: 'meh' },
  { valor: '3', texto: 'Muy en desacuerdo', cara: 'frown' },
  { valor: '4', texto: 'No Aplica', aparte: true },
] as const
const PILAS: GraficaDePilas = {
  encabezado: 'Pregunta',
  medida: 'Satisfacción %',
  umbral: 75,
  partes: [
    { nombre: 'De acuerdo', color: 'b75', tinta: 'ink' },
    { nombre: 'En desacuerdo', color: 'b61', tinta: 'ink' },
  ],
  filas: [
    {
      numero: '1',
      nombre: 'Recibo mi pago en la fecha acordada.',
      pila: { tipo: 'pila', valores: [81.3, 18.7], corte: 81.3, texto: '81.30', color: 'b80' },
    },
    {
      numero: '2',
      nombre: LARGO,
      marca: 'En negativo',
      pila: { tipo: 'sinPila', texto: 'Menos de 5 personas la contestaron' },
    },
  ],
}
const LEYENDA = [
  { texto: 'De acuerdo', color: 'b75' },
  { texto: 'En desacuerdo', color: 'b61' },
] as const
const GRAFICA = createGraficaDePilas(PILAS)
const nada = () => {}

function Muestra({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <section className={styles.muestra}>
      <h3>{nombre}</h3>
      <div className={styles.estados}>{children}</div>
    </section>
  )
}

function Botones() {
  return (
    <>
      {TONOS.map((tono) => (
        <Muestra key={tono} nombre={`Boton ${tono}`}>
          <Boton tono={tono}>Guardar</Boton>
          <Boton tono={tono} chico>
            Chico
          </Boton>
          <Boton tono={tono} disabled>
            Apagado
          </Boton>
          <Boton tono={tono}>{LARGO}</Boton>
        </Muestra>
      ))}
      <Muestra nombre="BotonIcono, Menu">
        <BotonIcono icono="editar" nombre="Cambiar" />
        <BotonIcono icono="eliminar" nombre="Eliminar" disabled />
        <Menu texto="Más" de="Bodega">
          <button type="button">Copiar</button>
          <button type="button">Eliminar</button>
        </Menu>
      </Muestra>
    </>
  )
}

function Campos() {
  const [escogidas, setEscogidas] = useState(['Bodega'])
  const [activa, setActiva] = useState(true)
  return (
    <>
      <Muestra nombre="Campo, CampoTexto">
        <Campo rotulo="Nombre" />
        <Campo rotulo="Correo" type="email" ayuda="Con él se ingresa." defaultValue="ana@empresa.example" />
        <Campo rotulo="Teléfono" opcional defaultValue="abc" falla="Revisa el teléfono: no tiene números." />
        <Campo rotulo={LARGO} disabled defaultValue={LARGO} />
        <CampoTexto rotulo="Nota" maxLength={200} defaultValue="Lo que alguien escribió." />
        <CampoTexto rotulo="Texto" falla="Escribe algo." />
      </Muestra>
      <Muestra nombre="CampoSeleccion, CampoMultiple">
        <CampoSeleccion rotulo="Papel" opciones={['Carta', 'A4']} />
        <CampoSeleccion rotulo="Área" chico opciones={FICHAS} falla="Escoge una." />
        <CampoMultiple rotulo="Áreas" opciones={FICHAS} escogidas={escogidas} onChange={setEscogidas} />
        <CampoMultiple
          rotulo="Sin escoger"
          opciones={FICHAS}
          escogidas={[]}
          onChange={nada}
          ninguna="Todas las áreas"
        />
      </Muestra>
      <Muestra nombre="CampoArchivo, ZonaDeArchivo">
        <CampoArchivo
          rotulo="Currículum"
          textos={{ elegir: 'Elegir archivo', cambiar: 'Cambiar', ninguno: 'Sin archivo' }}
        />
        <ZonaDeArchivo
          rotulo="Lista"
          titulo="Arrastra tu lista"
          detalle="Excel o CSV, hasta 5 MB."
          accion="Elegir archivo"
          onElegir={nada}
        />
        <ZonaDeArchivo
          rotulo="Otra lista"
          titulo="lista-de-personal.xlsx"
          detalle="Excel o CSV, hasta 5 MB."
          accion="Cambiar"
          falla="Este archivo está protegido con contraseña."
          onElegir={nada}
        />
      </Muestra>
      <Muestra nombre="Casilla, Interruptor">
        <label htmlFor="casilla-1">
          <Casilla id="casilla-1" defaultChecked /> Con correo
        </label>
        <label htmlFor="casilla-2">
          <Casilla id="casilla-2" /> Sin marcar
        </label>
        <label htmlFor="casilla-3">
          <Casilla id="casilla-3" unica name="una" defaultChecked /> Una sola
        </label>
        <label htmlFor="casilla-4">
          <Casilla id="casilla-4" disabled /> Apagada
        </label>
        <Interruptor
          activa={activa}
          onChange={setActiva}
          texto={activa ? 'Activa' : 'Inactiva'}
          nombre="Encuesta"
        />
        <Interruptor activa={false} onChange={nada} texto="Apagado" disabled />
      </Muestra>
    </>
  )
}

function Elecciones() {
  const [filtro, setFiltro] = useState('todos')
  const [valor, setValor] = useState('1')
  const opciones = [
    { valor: 'todos', texto: 'Todos', cuantos: 704 },
    { valor: 'faltan', texto: 'Faltan', cuantos: 64 },
    { valor: 'falla', texto: 'Error al envío', cuantos: 0 },
  ]
  return (
    <>
      <Muestra nombre="Filtro, Pestanas, Paginas">
        <Filtro nombre="Estado" opciones={opciones} valor={filtro} onChange={setFiltro} />
        <Filtro nombre="Modo" opciones={opciones.slice(0, 2)} valor={filtro} onChange={setFiltro} junto />
        <Pestanas
          nombre="CV"
          pestanas={[
            { texto: 'Buscar', a: '#', actual: true },
            { texto: 'Pendientes', cuantos: 12, a: '#', actual: false },
          ]}
        />
        <Paginas pagina={1} esPrimera esUltima={false} onChange={nada}>
          1 a 25 de 1,204
        </Paginas>
      </Muestra>
      <Muestra nombre="Opciones, Cara">
        <p id="pregunta">Mi jefe inmediato escucha lo que pienso.</p>
        <Opciones
          nombre="pregunta"
          opciones={CARAS}
          valor={valor}
          onElegir={setValor}
          aria-labelledby="pregunta"
        />
        <Opciones nombre="vista" opciones={CARAS} valor="3" aria-labelledby="pregunta" />
      </Muestra>
    </>
  )
}

function Dichos() {
  const showAviso = useAvisos()
  const [abierto, setAbierto] = useState<'confirmacion' | 'dialogo' | null>(null)
  const close = () => setAbierto(null)
  return (
    <>
      <Muestra nombre="Aviso">
        <Aviso tono="bien" mudo>
          El clima se guardó.
        </Aviso>
        <Aviso tono="mal" mudo accion={<Boton chico>Reintentar</Boton>}>
          No se pudo leer la lista.
        </Aviso>
        <Aviso tono="info" mudo>
          Esta ronda se lee por área.
        </Aviso>
        <Aviso tono="nota" mudo>
          Solo se cuentan cuestionarios terminados.
        </Aviso>
        <AvisoSinCorreo carpeta="data/correo" />
        <Boton onClick={() => showAviso({ tono: 'bien', texto: 'Guardado.', ms: 3000 })}>
          Aviso que pasa
        </Boton>
      </Muestra>
      <Muestra nombre="Espera, Cargador, Avance, Vacio">
        <Cargador texto="Cargando los climas…" linea />
        <Espera texto="Cargando…" falla="El servidor no responde." onReintentar={nada} />
        <Avance paso="Enviando invitaciones" hecho={312} total={704} titulo="Alimentos La Ceiba" />
        <Vacio titulo="Todavía no hay climas">
          <p>Crea el primero con la plantilla o con tu Excel.</p>
        </Vacio>
      </Muestra>
      <Muestra nombre="Confirmacion, DialogoAncho">
        <Boton onClick={() => setAbierto('confirmacion')}>Confirmación</Boton>
        <Boton onClick={() => setAbierto('dialogo')}>Diálogo</Boton>
        <Confirmacion
          abierto={abierto === 'confirmacion'}
          titulo="¿Cerrar la encuesta?"
          confirmar="Cerrar"
          tono="peligro"
          onCancelar={close}
          onConfirmar={close}
        >
          <p>Contestaron 640 de 704. No se puede deshacer.</p>
        </Confirmacion>
        <DialogoAncho
          abierto={abierto === 'dialogo'}
          onCerrar={close}
          titulo="Agregar a una vacante"
          entrada="Queda en la lista de la vacante."
          pie={<Boton onClick={close}>Cancelar</Boton>}
        >
          <Campo rotulo="Nota" />
        </DialogoAncho>
      </Muestra>
      <Muestra nombre="Reparos, Insignia, Bola, Marca, Correo, Icono">
        <Reparos titulo="Antes de sacar conclusiones">
          <li>Bodega tiene 4 personas: se lee con Logística.</li>
        </Reparos>
        <Insignia>Borrador</Insignia>
        <Insignia tono="llena">Publicada</Insignia>
        <Insignia tono="ambar">Vence hoy</Insignia>
        <Insignia tono="punteada">Oculta</Insignia>
        <Bola llena>Hecho</Bola>
        <Bola>Falta</Bola>
        <Marca nombre="Consultores Tikal" />
        <span>
          <Correo de="una.persona.de.nombre.largo@consultores-asociados.example" />
        </span>
        <Icono nombre="buscar" />
        <CuadroQr texto="https://tikal.example/e/ABCD" nombre="Dirección de la encuesta" />
      </Muestra>
    </>
  )
}

function Tablas() {
  const filas = [
    ['Bodega', '62.50', '65'],
    [LARGO, '81.30', '1,204'],
  ]
  return (
    <>
      <Muestra nombre="BuscarEnLista, Tabla">
        <BuscarEnLista filtro="" ejemplo="empresa o año" onBuscar={nada} />
        <Tabla nombre="Áreas" apila>
          <Encabezados de={['Área', 'Satisfacción', 'Personas']} />
          <tbody>
            {filas.map(([area, satisfaccion, personas]) => (
              <tr key={area}>
                <td>{area}</td>
                <td data-rotulo="Satisfacción">{satisfaccion}</td>
                <td data-rotulo="Personas">{personas}</td>
              </tr>
            ))}
          </tbody>
        </Tabla>
      </Muestra>
      <Muestra nombre="Progreso, TablaDeParticipacion">
        <Progreso parte={640} total={704} camino={690} esperado={0.8} />
        <Progreso parte={0} total={12} />
        <TablaDeParticipacion
          nombre="Participación"
          idAtrasada="g2"
          bloques={[
            {
              id: 'a1',
              nombre: 'Operaciones',
              contestaron: 68,
              invitados: 90,
              planeados: 95,
              filas: [
                { id: 'g1', marca: 'G1', nombre: 'Bodega', contestaron: 60, invitados: 65, planeados: 65 },
                { id: 'g2', marca: 'G2', nombre: LARGO, contestaron: 8, invitados: 25, planeados: 30 },
              ],
            },
          ]}
        />
      </Muestra>
    </>
  )
}

function FilaQueSeMueve({ nombre, indice }: { nombre: string; indice: number }) {
  const { ref, asa } = useFilaOrdenable({ clave: nombre, indice, lista: 'muestra' })
  return (
    <li ref={ref}>
      <BotonIcono icono="agarrar" nombre={`Mover ${nombre}`} {...asa} /> {nombre}
    </li>
  )
}

function Dibujos() {
  const [filas, setFilas] = useState(['Bodega', 'Ventas', 'Oficinas'])
  return (
    <>
      <Muestra nombre="AccionesDeFila, Retrato, Camino">
        <AccionesDeFila de="Bodega" verbo={<Boton chico>Abrir</Boton>}>
          <button type="button">Renombrar</button>
          <button type="button">Eliminar</button>
        </AccionesDeFila>
        <Retrato iniciales="LA" foto={null} />
        <Camino svg={drawCaminoChico()} />
      </Muestra>
      <Muestra nombre="Ordenable">
        <ZonaOrdenable
          onMove={(clave, indice) =>
            setFilas(filas.filter((fila) => fila !== clave).toSpliced(indice, 0, clave))
          }
        >
          <ul>
            {filas.map((nombre, indice) => (
              <FilaQueSeMueve key={nombre} nombre={nombre} indice={indice} />
            ))}
          </ul>
        </ZonaOrdenable>
      </Muestra>
      <Muestra nombre="Bloque, Leyenda, Grafica, TablaDeGrafica">
        <Bloque titulo="Pregunta por pregunta" texto="En el orden del cuestionario." nivel={3}>
          <Leyenda entradas={LEYENDA} />
          <Grafica grafica={GRAFICA} nombre="Pregunta por pregunta" primera />
          <TablaDeGrafica tabla={GRAFICA.tabla} nombre="Pregunta por pregunta" base="Base: 640 personas." />
        </Bloque>
      </Muestra>
    </>
  )
}

/** Every component of `ui/` in every state; served in development alone. */
export function Component() {
  return (
    <AvisosProvider>
      <title>Componentes</title>
      <main className={styles.pagina}>
        <Cabeza
          titulo="Componentes"
          regreso={<Regreso a="/" texto="Inicio" />}
          acciones={<Boton onClick={() => print()}>Imprimir</Boton>}
        >
          Cada pieza de ui/, en cada estado.
        </Cabeza>
        <Apartados>
          <Apartado id="botones" titulo="Botones">
            <Botones />
          </Apartado>
          <Apartado id="campos" titulo="Campos">
            <Campos />
          </Apartado>
          <Apartado id="elecciones" titulo="Elecciones">
            <Elecciones />
          </Apartado>
          <Apartado id="dichos" titulo="Lo que se dice">
            <Dichos />
          </Apartado>
          <Apartado id="tablas" titulo="Tablas y avance">
            <Tablas />
          </Apartado>
          <Apartado id="dibujos" titulo="Filas y dibujos">
            <Dibujos />
          </Apartado>
        </Apartados>
      </main>
    </AvisosProvider>
  )
}
