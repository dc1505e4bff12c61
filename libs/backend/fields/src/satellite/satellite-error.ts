/** Why a satellite's picture could not be read. */
export type SatelliteFault =
  /** No answer in time, or one that says it cannot. */
  | 'unavailable'
  /** Half an answer, or one that does not fit its own description. */
  | 'broken'
  /** More than is read of a picture, or than it may be once it is unpacked. */
  | 'too-large'
  /** On a server that the configuration does not name. */
  | 'elsewhere'
  /** On a map projection other than UTM. */
  | 'projection'
  /** A kind of file that is not read: in strips, in BigTIFF, packed otherwise than by Deflate. */
  | 'not-readable';

/** A picture that could not be read, or a search that was not answered. */
export class SatelliteError extends Error {
  readonly fault: SatelliteFault;

  constructor(fault: SatelliteFault, message: string) {
    super(message);
    this.name = 'SatelliteError';
    this.fault = fault;
  }
}
