/*
 * Imported before anything that imports React, which chooses between its development and production builds by this
 * variable when it is first loaded.
 */
process.env['NODE_ENV'] ??= 'production';
